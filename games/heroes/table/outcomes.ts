import type { LogLine, Outcome, Rectangle, RolledDie, Tone } from '@kurgan/kit';
import { squareCalled } from '../rules/areas.ts';
import { of, seatOf, unitCalled } from '../rules/counters.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { square } from '../rules/field/squares.ts';
import { NONE, type View } from '../rules/state.ts';
import { boundsOf } from './bounds.ts';
import { eventOf } from './event-of.ts';
import type { HeroesModel } from './model.ts';
import { unitTitle } from './words/names.ts';

type Event<Name extends HeroesEvent['event']> = Extract<HeroesEvent, { event: Name }>;
type Told = Omit<Outcome, 'key' | 'after'>;

const RESULTS: Readonly<Record<Event<'attack'>['outcome'], readonly [string, Tone]>> = {
  miss: ['Miss', 'miss'],
  hit: ['Hit', 'hit'],
  double: ['Destroyed', 'capture'],
  suppressed: ['Suppressed', 'partial'],
  destroyed: ['Destroyed', 'capture'],
};
const FIRE = { hit: 'fires at', suppress: 'suppresses', distract: 'distracts', snipe: 'snipes at' } as const;

/** The dice in lines of the log, as scenes where they fell. */
export function outcomesOf(model: HeroesModel, lines: readonly LogLine[]): readonly Outcome[] {
  const events = lines.map(eventOf);
  return lines.flatMap((line, i) => {
    const told = toldOf(model, eventOf(line), events.slice(i + 1));
    return told === null ? [] : [{ ...told, key: `${line.after} ${i}`, after: line.after }];
  });
}

function place({ open, field }: HeroesModel, name: string): Rectangle | null {
  const unit = unitCalled(open.value, name);
  const at = unit === NONE ? squareCalled(open.value, name.replace('*', '')) : of(open.value.units.at, unit);
  return at === NONE ? null : boundsOf(field.value, square(at));
}

/** The result is known by its best die. */
const best = (dice: readonly number[], isHit: boolean): RolledDie[] =>
  dice.map((face) => ({ face, isHit: isHit && face === Math.max(...dice) }));

const sideOf = ({ open }: View, name: string): string => seatOf(open, unitCalled(open, name));

/** Losses that follow a roll, up to the next one. */
function consequences(view: View, after: readonly HeroesEvent[]): string {
  const sentences: string[] = [];
  for (const event of after) {
    if (event.event === 'attack' || event.event === 'burst' || event.event === 'assault') break;
    const name = 'unit' in event ? unitTitle(view, unitCalled(view.open, event.unit)) : '';
    if (event.event === 'destroyed') sentences.push(`${name} is destroyed.`);
    if (event.event === 'reduced') sentences.push(`${name} is reduced.`);
    if (event.event === 'suppressed')
      sentences.push(
        `${name} gets ${event.markers === 1 ? 'a Suppressed marker' : `${event.markers} Suppressed markers`}.`,
      );
    if (event.event === 'retreated') sentences.push(`${name} falls back to ${event.to}.`);
    if (event.event === 'damaged' && event.kind !== null) sentences.push(`${name} has ${event.kind} damage.`);
  }
  return sentences.join(' ');
}

function lossesIn(view: View, after: readonly HeroesEvent[]): Outcome['losses'] {
  return after.flatMap((event) =>
    event.event === 'destroyed'
      ? [
          {
            seat: sideOf(view, event.unit),
            who: unitTitle(view, unitCalled(view.open, event.unit)),
            from: event.at === null ? '' : `at ${event.at}`,
          },
        ]
      : [],
  );
}

function toldOf(model: HeroesModel, event: HeroesEvent, after: readonly HeroesEvent[]): Told | null {
  const view = model.view.value;
  const name = (handle: string): string => unitTitle(view, unitCalled(view.open, handle));
  switch (event.event) {
    case 'attack': {
      const [stamp, tone] = RESULTS[event.outcome];
      return {
        at: place(model, event.target),
        title: `${name(event.unit)} ${FIRE[event.how]} ${name(event.target)}`,
        groups: [
          {
            name: '',
            tone: sideOf(view, event.unit),
            before: '',
            dice: best(event.dice, event.outcome !== 'miss'),
            after: `= ${event.result}`,
          },
        ],
        need: event.how === 'snipe' ? '' : `Needed ${event.defense}.`,
        stamp,
        tone,
        told: consequences(view, after),
        losses: lossesIn(view, after),
      };
    }
    case 'burst': {
      const [stamp, tone] = RESULTS[event.outcome];
      return {
        at: place(model, event.target),
        title: `${name(event.target)} is caught`,
        groups: [
          {
            name: '',
            tone: 'neutral',
            before: '',
            dice: best(event.dice, event.outcome !== 'miss'),
            after: `= ${event.result}`,
          },
        ],
        need: event.defense === null ? '' : `Needed ${event.defense}.`,
        stamp,
        tone,
        told: consequences(view, after),
        losses: lossesIn(view, after),
      };
    }
    case 'assault': {
      const [attack = 0, defense = 0] = event.results;
      const [stamp, tone]: readonly [string, Tone] =
        event.winner === 'attacker'
          ? ['Taken', 'capture']
          : event.winner === 'defender'
            ? ['Thrown back', 'miss']
            : ['Draw', 'partial'];
      return {
        at: place(model, event.at),
        title: `${name(event.unit)} assaults ${name(event.target)}`,
        groups: [
          {
            name: 'Attacker',
            tone: sideOf(view, event.unit),
            before: '',
            dice: best(event.attack, true),
            after: `= ${attack}`,
          },
          {
            name: 'Defender',
            tone: sideOf(view, event.target),
            before: '',
            dice: best(event.defense, true),
            after: `= ${defense}`,
          },
        ],
        need: 'The higher result wins.',
        stamp,
        tone,
        told: consequences(view, after),
        losses: lossesIn(view, after),
      };
    }
    case 'scattered':
      return {
        at: place(model, event.to ?? event.from),
        title: 'Scatter',
        groups: [{ name: '', tone: 'neutral', before: '', dice: [{ face: event.die }], after: '' }],
        need: '5 and 6 are on target.',
        stamp: event.to === event.from ? 'On target' : 'Off target',
        tone: event.to === event.from ? 'hit' : 'miss',
        told: '',
        losses: [],
      };
    case 'demolition':
      return {
        at: place(model, event.at),
        title: 'Destruction dice',
        groups: [{ name: '', tone: 'neutral', before: '', dice: event.dice.map((face) => ({ face })), after: '' }],
        need: '',
        stamp: event.points === 0 ? 'Holds' : `${event.points} ${event.points === 1 ? 'point' : 'points'}`,
        tone: event.points === 0 ? 'miss' : 'partial',
        told: after[0]?.event === 'collapsed' ? 'The walls come down.' : '',
        losses: [],
      };
    case 'damaged':
      return {
        at: place(model, event.unit),
        title: `Where is the ${name(event.unit)} hit?`,
        groups: [
          {
            name: '',
            tone: 'neutral',
            before: '',
            dice: [{ face: event.die }],
            after: event.plus > 0 ? `+ ${event.plus}` : '',
          },
        ],
        need: '',
        stamp: event.kind === null ? 'Finished' : event.kind.replace(/^./, (letter) => letter.toUpperCase()),
        tone: 'hit',
        told: '',
        losses: [],
      };
    default:
      return null;
  }
}
