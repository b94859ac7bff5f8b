import { SeededChance } from '@kurgan/engine';
import { expect, test } from 'vitest';
import { WEIGHTS } from '../../bot/weights.ts';
import { recruit } from '../../bot.ts';
import { edition, normandy } from '../../normandy/game.ts';
import type { Action } from '../../rules/actions.ts';
import { counterId, id } from '../../rules/ids.ts';
import { shotsAt } from '../considered.ts';
import { closingChoices, drawable } from '../panels/closing.tsx';
import { seated } from './play.ts';

type Seated = ReturnType<typeof seated>;

const bot = recruit(edition, WEIGHTS);
const textOf = (action: Action): string => normandy.notation.format(action);

/** A bot's choice among everything the board offers. */
function wishOf({ host, model, session }: Seated, seat: string): Action {
  const useful = new Set(model.useful.value.map(({ text }) => text));
  const isMine = session.moment.value.seat === seat;
  const legal = host.match.legal(seat).filter((action) => !isMine || useful.has(textOf(action as Action)));
  return bot.choose(host.match.view(seat) as never, id.seat(seat), legal as never, SeededChance.fromSeed('wish'));
}

const BUTTONS = ['bid', 'take', 'return'];

/** Actions that have a button of their own now. */
function buttons({ model, session }: Seated): Set<string> {
  const { controller } = model;
  const isAimed =
    controller.proposed.value !== null || controller.path.wordOf('unit') !== undefined || model.step === 'blast';
  return new Set(
    [
      ...closingChoices(model),
      ...(isAimed ? shotsAt(model) : []),
      ...session.moment.value.choices.filter(({ verb }) => BUTTONS.includes(verb)),
    ].map(({ text }) => text),
  );
}

/** One click on the way to an action: a button if there is one, else a row of a card, else the card and the board. */
async function click(table: Seated, action: Action): Promise<void> {
  const { controller, touching, model } = table;
  const text = textOf(action);
  if (action.do === 'draw') return controller.doAll(Array.from({ length: Math.max(1, drawable(model)) }, () => text));
  if (controller.question.value !== null || buttons(table).has(text)) return controller.do(text);
  if (action.do === 'go') return touching.tile(action.to, null);
  if (action.do === 'shell') return touching.counter(action.counter, null);
  if (!('card' in action)) throw new Error(`there is no button for ${text}`);
  const { card } = action;
  if (!('to' in action) && !('unit' in action)) return touching.verb(card, action.do, null);
  const isChosen = controller.path.wordOf('card') === card;
  if (!isChosen) return 'to' in action ? touching.card(card, null) : touching.verb(card, action.do, null);
  if (action.do === 'guide' && controller.path.wordOf('unit') !== action.unit)
    return touching.counter(counterId(model.near.value, action.unit), null);
  if ('to' in action) return touching.tile(action.to, null);
  return touching.counter(counterId(model.far.value, action.unit), null);
}

/** Plays as somebody who knows the rules a little and the table not at all. Answers the clicks of each round. */
async function play(scenario: string, seat: string, seed: string, rounds: number): Promise<number[]> {
  const table = seated(scenario, seed, seat);
  const { host, session, show } = table;
  const clicks: number[] = [];
  for (;;) {
    const [first] = host.match.waiting;
    const round = table.model.open.value.round;
    if (first === undefined || round > rounds) return clicks;
    if (!host.match.waiting.includes(seat)) {
      host.act(first, textOf(wishOf(table, first)));
      show();
      continue;
    }
    const { made } = session.moment.value;
    const action = wishOf(table, seat);
    for (let tries = 0; session.moment.value.made === made; tries++) {
      if (tries > 6) throw new Error(`clicks that lead nowhere: ${textOf(action)}`);
      await click(table, action);
      clicks[round - 1] = (clicks[round - 1] ?? 0) + 1;
    }
  }
}

test('a newcomer plays a round of Normandy in nine clicks', async () => {
  const clicks: number[] = [];
  for (const scenario of ['1', '2', '3', '4'])
    for (const seat of ['us', 'german'])
      for (const seed of ['a', 'b', 'c']) clicks.push(...(await play(scenario, seat, `newcomer ${seed}`, 8)));
  expect(clicks.length).toBeGreaterThan(100);
  const median = clicks.toSorted((a, b) => a - b)[Math.floor(clicks.length / 2)];
  expect(median).toBeLessThanOrEqual(9);
});
