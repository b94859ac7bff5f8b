import './status.css';
import type { JSX } from 'preact';
import { squareName } from '../rules/areas.ts';
import { of } from '../rules/counters.ts';
import { frontOf } from '../rules/ground.ts';
import { scenarioOf } from '../rules/scenario.ts';
import type { Open, Seat } from '../rules/state.ts';
import { SEATS } from '../rules/state.ts';
import { BODY, FACE, HELMETS } from './board/data/figures.ts';
import { breakingOf, pointsNow, tokenFace } from './facts.ts';
import type { HeroesModel, Props } from './model.ts';
import { firstPromptOf, PLAIN, waitingFor } from './words/first-prompts.ts';
import { theUnit } from './words/names.ts';
import { words } from './words/table.ts';

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

/** What is to be done now, in a few words: `token 1, the Maxim Team: choose a target`. */
function taskOf(model: HeroesModel): string {
  const { outcome, choices, waiting } = model.controller.session.moment.value;
  const view = model.view.value;
  const [who] = waiting;
  if (outcome !== null) return outcome.title;
  const phase = words.phase[view.open.phase];
  if (choices.length === 0) return (who !== undefined && waitingFor(who, model.seat.value)) || phase;
  const unit = model.acting.value;
  if (!model.isInHand.value || model.attacks.value.length === 0) {
    const prompt = (model.means.value?.promptOf ?? firstPromptOf)(view);
    return prompt === PLAIN ? phase : prompt.title;
  }
  const shown = of(view.open.units.shown, unit);
  const token = shown > 0 ? `token ${tokenFace(shown)}, ` : '';
  const target = model.target.value;
  const at = target === null ? '' : squareName(view.open, frontOf(view.open, target));
  return `${token}${theUnit(view, unit)}${target === null ? ': choose a target' : ` aims at ${at}`}`;
}

/** On a phone: the scenario, the turn and what is to be done, between the points of both sides. */
export function Figures({ model }: Props): JSX.Element {
  const open = model.open.value;
  return (
    <div class="heroes-figures">
      <Score open={open} seat="soviet" />
      <span class="moment">
        <b>
          <span>{scenarioOf(open).title}</span> · {words.turn(Math.max(1, open.turn)).toLowerCase()}
        </b>
        <i>{taskOf(model)}</i>
      </span>
      <Score open={open} seat="german" />
    </div>
  );
}

const Score = ({ open, seat }: { readonly open: Open; readonly seat: Seat }): JSX.Element => (
  <span class={`score ${seat}`}>
    <span class="plate" aria-hidden="true">
      <svg class={`hs-figure ${seat}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={BODY + HELMETS[seat]} />
        <path d={FACE} class="pale" />
      </svg>
    </span>
    <b>{pointsNow(open, seat)}</b>
    <small>{words.points}</small>
    <span class="unseen">{words.side[seat]}</span>
  </span>
);
