import './last-shot.css';
import type { JSX } from 'preact';
import { counterId } from '../../rules/state.ts';
import type { UndauntedModel } from '../model.ts';
import { FACES, faceText, isHit, type Shot, shotsIn } from '../shots.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/table.ts';

const ZONES = { play: 'the play area', hand: 'the hand', discard: 'the discard pile', deck: 'the deck' } as const;

/** What came of a shot, in a sentence. */
export function resultWords(names: Names, { shot, zone, isCounterLost, isSuppressed, wasSuppressed }: Shot): string {
  const unit = `${names.side(shot.at.seat).adjective} ${names.unit(shot.at.unit)}`;
  if (!shot.hit) return `${unit} hold.`;
  if (isSuppressed) return `${unit} are ${wasSuppressed ? 'still ' : ''}suppressed.`;
  if (isCounterLost) return `${unit} had no card left: the counter leaves the board.`;
  return zone === null ? `${unit} are hit.` : `${unit} lose a card from ${ZONES[zone]}.`;
}

const VERBS: Readonly<Record<string, string>> = { attack: 'attack', suppress: 'suppress', blast: 'shell' };

/** The sum behind a shot: `4 + 1 + 1 = 6`. */
function sumWords({ defence: { base, cover, range, total } }: Shot['shot']): string {
  return `${base} + cover ${cover}${range === null ? '' : ` + range ${range}`} = ${total}`;
}

/** A die of ten faces as it fell. */
const Die = ({
  die,
  total,
  order,
}: {
  readonly die: number;
  readonly total: number;
  readonly order: number;
}): JSX.Element => (
  <svg
    class={`d10 ${isHit(die, total) ? 'hit' : ''}`}
    viewBox="-26 -28 52 56"
    style={{ '--order': order }}
    role="img"
    aria-label={`${faceText(die)}, ${isHit(die, total) ? words.hit : words.miss}`}
  >
    <path class="body" d="M0-26L22-9V10L0 26-22 10V-9Z" />
    <path class="edges" d="M0-26L-12 4 0 14 12 4ZM-22-9L-12 4M22-9L12 4M0 14V26M-22 10L-12 4M22 10L12 4" />
    <text y="5">{faceText(die)}</text>
  </svg>
);

/** Shots of the last action that fired: a Blast has several. */
export function LastShot({ model }: { readonly model: UndauntedModel }): JSX.Element {
  const shots = shotsIn(model.controller.session.log.value);
  const last = shots.at(-1);
  return (
    <section class="last-shot" aria-label={words.lastShot} data-panel="dice">
      <h3>{words.lastShot}</h3>
      {last === undefined ? (
        <p class="none">{words.noShot}</p>
      ) : (
        <ShotStory key={last.key} names={model.names} story={last} />
      )}
    </section>
  );
}

function ShotStory({ names, story }: { readonly names: Names; readonly story: Shot }): JSX.Element {
  const { shot } = story;
  const { total } = shot.defence;
  const needed = Math.min(total, FACES.length);
  return (
    <div class={`shot-story ${shot.hit ? 'hit' : ''}`}>
      <p class="shot-who">
        {names.counter(counterId(shot.seat, shot.by))} {VERBS[shot.as]}{' '}
        {names.counter(counterId(shot.at.seat, shot.at.unit))}
      </p>
      <div class="shot-dice">
        {shot.dice.map((die, i) => (
          <Die key={i} die={die} total={total} order={i} />
        ))}
        <p>
          <b>{shot.hit ? words.hit : words.miss}</b>, {words.needed(needed % FACES.length)}
          <small>{sumWords(shot)}</small>
        </p>
      </div>
      <p class="shot-result">{resultWords(names, story)}</p>
    </div>
  );
}
