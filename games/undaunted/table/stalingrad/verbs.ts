import type { Action } from '../../stalingrad/actions.ts';
import type { VerbWords } from '../edition.ts';
import type { Named } from '../named.ts';
import { verbName } from '../words/actions.ts';
import type { Names } from '../words/names.ts';
import { targetWords } from './targets.ts';

/** Actions that the library's table has no words for, or that mean something else here. */
type Verb = Exclude<
  Action['do'],
  | 'bid'
  | 'move'
  | 'scout'
  | 'stalk'
  | 'guide'
  | 'go'
  | 'halt'
  | 'bolster'
  | 'command'
  | 'draw'
  | 'return'
  | 'conceal'
  | 'control'
  | 'target'
  | 'done'
  | 'attack'
  | 'suppress'
  | 'blast'
  | 'shell'
  | 'rally'
  | 'hunker'
  | 'end'
>;

const atUnit =
  (how: string) =>
  ({ card, unit }: Named, names: Names): string =>
    `${names.card(card)}: ${how} ${names.unit(unit)}`;
const atHard =
  (how: string) =>
  ({ card, at }: Named, names: Names): string =>
    `${names.card(card)}: ${how} ${targetWords(names, at)}`;
const atTile =
  (how: string) =>
  ({ card, to }: Named, names: Names): string =>
    `${names.card(card)}: ${how} ${names.tile(to)}`;
const plain =
  (what: string) =>
  ({ card }: Named, names: Names): string =>
    `${names.card(card)}: ${what}`;
/** An answer that is only a button. */
const button = (text: string, primary = false): VerbWords => ({
  tell: () => text,
  label: () => ({ label: text, primary }),
});

export const VERBS: Readonly<Record<Verb, VerbWords>> = {
  enter: { tell: atTile('enter at') },
  'attack-2': { tell: atUnit('attack') },
  flame: { tell: atUnit('flame') },
  antitank: { tell: atHard('antitank fire at') },
  demo: { tell: atHard('blow up') },
  bomb: { tell: atTile('bomb') },
  grenade: { tell: atTile('throw a grenade into') },
  'area-suppress': { tell: atTile('suppress the enemies on') },
  strike: {
    tell: ({ at }, names) => `Fire at ${targetWords(names, at)}`,
    label: ({ at }, names) => ({ label: `Fire at ${targetWords(names, at)}`, primary: true }),
  },
  take: {
    tell: ({ card }, names) => `Choose ${names.card(card)}`,
    label: ({ card }, names) => ({ label: names.card(card) }),
  },
  support: { tell: plain('support, take cards from the supply into your hand') },
  ready: { tell: atUnit('ready') },
  inspire: { tell: plain('inspire, cards you have played act again') },
  force: { tell: plain('force, cards you have played act again and their units are suppressed') },
  recon: { tell: plain('recon, set a Fog of War aside and draw a card') },
  explore: { tell: plain('explore, set a Fog of War aside, draw a card and scout') },
  assault: { tell: plain('assault, move and then fire') },
  reposition: { tell: plain('reposition, fire and then move') },
  antiair: { tell: plain('antiair, shoot down Bombers') },
  mine: { tell: plain('lay mines') },
  lay: {
    tell: ({ to, kind }, names) => `Lay an ${kind} mine toward ${names.tile(to)}`,
    label: ({ kind, to }) => ({ label: `${verbName(kind ?? '')} mine`, detail: `toward ${to}`, primary: true }),
  },
  overwatch: { tell: atTile('watch') },
  smoke: { tell: plain('lay smoke') },
  lose: {
    tell: ({ card }, names) => `Lose ${names.card(card)}`,
    label: ({ card }, names) => ({ label: `Lose ${names.card(card)}` }),
  },
  push: { tell: ({ to }, names) => `Push the unit to ${names.tile(to)}` },
  stay: button('Leave the unit where it is'),
  tunnel: button('Go through the tunnel', true),
  street: button('Go along the street', true),
  watch: {
    tell: ({ counter }, names) => `${names.counter(counter)} fire first`,
    label: ({ counter }, names) => ({ label: names.counter(counter) }),
  },
  stow: button('Return the Battery to the supply'),
  keep: button('Keep the Battery in play'),
  pick: {
    tell: ({ card }, names) => `Pick ${names.card(card)}`,
    label: ({ card }, names) => ({ label: names.card(card) }),
  },
  drop: {
    tell: ({ card }, names) => `Put ${names.card(card)} back`,
    label: ({ card }, names) => ({ label: names.card(card) }),
  },
  standard: button('Take the standard deck'),
  confirm: button('Confirm', true),
  mark: { tell: ({ to }, names) => `Scout ${names.tile(to)}` },
  withdraw: button('Withdraw'),
};
