import './status.css';
import type { JSX } from 'preact';
import { scenarioOf } from '../rules/scenario.ts';
import type { Open, Seat } from '../rules/state.ts';
import { SEATS } from '../rules/state.ts';
import { breakingOf, pointsNow } from './facts.ts';
import type { HeroesModel } from './model.ts';
import { words } from './words/table.ts';

interface Props {
  readonly model: HeroesModel;
}

const PHASES = ['order', 'activation', 'supply'] as const;

/** The turn track, the phase, and how both sides stand. */
export function Status({ model }: Props): JSX.Element {
  const open = model.open.value;
  const { turns } = scenarioOf(open);
  return (
    <div class="heroes-status">
      <ol class="turn-track" aria-label={words.turns}>
        {Array.from({ length: turns }, (_, i) => (
          <li key={i} class={i + 1 < open.turn ? 'past' : ''} aria-current={i + 1 === open.turn ? 'step' : undefined}>
            {i + 1}
          </li>
        ))}
      </ol>
      <ol class="phase-track">
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === open.phase ? 'step' : undefined}>
            {words.phase[phase]}
          </li>
        ))}
      </ol>
      <span class="both-stand">
        {SEATS.map((seat) => (
          <Standing key={seat} open={open} seat={seat} />
        ))}
      </span>
    </div>
  );
}

function Standing({ open, seat }: { readonly open: Open; readonly seat: Seat }): JSX.Element {
  const { lost, of } = breakingOf(open, seat);
  const held = open.initiative === seat ? ' ⚑' : '';
  return (
    <span class={seat} title={held === '' ? undefined : `${words.side[seat]} side has the Initiative`}>
      {words.side[seat]}
      {held} <b>{pointsNow(open, seat)}</b> {words.points}
      {of > 0 && (
        <>
          {' '}
          · {words.breaking} <b>{lost}</b>/{of}
        </>
      )}
    </span>
  );
}

/** On a phone: where the match stands between the points of both sides. */
export function Figures({ model }: Props): JSX.Element {
  const open = model.open.value;
  return (
    <div class="heroes-figures">
      <Score open={open} seat="soviet" />
      <span class="moment">
        <b>
          {words.turn(Math.max(1, open.turn))} <small>{words.of(scenarioOf(open).turns)}</small>
        </b>
        <i>{words.phase[open.phase]}</i>
      </span>
      <Score open={open} seat="german" />
    </div>
  );
}

const Score = ({ open, seat }: { readonly open: Open; readonly seat: Seat }): JSX.Element => (
  <span class={`score ${seat}`}>
    <span class="plate" aria-hidden="true" />
    <b>{pointsNow(open, seat)}</b> <small>{words.points}</small>
    <span class="unseen">{words.side[seat]}</span>
  </span>
);
