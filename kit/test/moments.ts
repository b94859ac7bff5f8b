import type { Choice, Moment, Session, WhyNot } from '@kurgan/host';
import { signal } from '@preact/signals';

/** `move 29/RCN 8` with the names of its words. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  activate: ['area'],
  move: ['unit', 'to'],
  attack: ['area'],
  decline: ['area'],
  fight: [],
  end: [],
};

function choice(text: string): Choice {
  const [verb = '', ...words] = text.split(' ');
  const names = PARAMETERS[verb] ?? [];
  return { text, verb, words: Object.fromEntries(names.map((name, i) => [name, words[i] ?? ''])) };
}

/** A moment with these choices; the step takes all their verbs, and those added. */
export function momentOf(choices: readonly string[], verbs: readonly string[] = [], made = 0): Moment {
  const known = new Set([...verbs, ...choices.map((text) => choice(text).verb)]);
  return {
    made,
    since: 0,
    hasActed: false,
    seat: 'german',
    view: {},
    waiting: ['german'],
    now: {
      step: 'test',
      rule: 'XX-NOW-01',
      verbs: [...known].map((verb) => ({ verb, parameters: PARAMETERS[verb] ?? [] })),
      window: null,
    },
    orders: {},
    choices: choices.map(choice),
    undoable: 0,
    redoable: 0,
    outcome: null,
  };
}

/** A session that goes from moment to moment whatever is done, and notes what that was. */
export function scripted(moments: readonly (readonly string[])[], whyNot: WhyNot = { rule: 'XX-WHY-01', facts: {} }) {
  const moment = signal(momentOf(moments[0] ?? []));
  const done: string[] = [];
  const asked: string[] = [];
  const session: Session = {
    id: 'test',
    game: 'test',
    scenario: 'test',
    players: { german: 'person' },
    moment,
    log: signal([]),
    thinking: signal(null),
    link: signal('live'),
    offers: signal([]),
    async act(action) {
      if (!moment.value.choices.some(({ text }) => text === action)) return whyNot;
      done.push(action);
      moment.value = momentOf(moments[done.length] ?? [], [], done.length);
      return null;
    },
    async why(action) {
      asked.push(action);
      return moment.value.choices.some(({ text }) => text === action) ? null : whyNot;
    },
    odds: async (actions) =>
      actions.map((action) => {
        asked.push(`odds ${action}`);
        return null;
      }),
    hint: async () => ({ action: moment.value.choices[0]?.text ?? '', because: 'it is the first', estimate: null }),
    undo: async () => {},
    redo: async () => {},
    resign: async () => {},
    order: async () => {},
    offer: async () => {},
    answer: async () => {},
    at: async () => ({ moment: moment.value, log: [] }),
    review: async () => [],
    file: async () => '',
    close() {},
  };
  return { session, moment, done, asked };
}
