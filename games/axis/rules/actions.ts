import { type ActionOf, figure, notation, word } from '@kurgan/engine';
import { CROSSING_IDS, SITE_IDS } from '../data/places.ts';
import { AIR_KINDS, KINDS, LAND_KINDS, PROFILES } from '../data/units.ts';
import { CARD_IDS } from '../data/uranus.ts';
import { ZONE_IDS } from '../data/zones.ts';

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** More units of a kind than ever stand in one zone. */
export const MOST = 40;

const zone = word('a zone', ZONE_IDS);
const kind = word('a kind of unit', KINDS);
const land = word('a kind of land unit', LAND_KINDS);
const air = word('a kind of aircraft', AIR_KINDS);
const infantry = word('a kind of infantry', ['infantry', 'minor-infantry']);
const pairable = word('infantry or mechanized infantry', ['infantry', 'mechanized']);
const crossing = word('a Volga crossing', CROSSING_IDS);
const place = word('a zone or a Volga crossing', [...ZONE_IDS, ...CROSSING_IDS]);
const site = word('an Ambush Site', SITE_IDS);
const units = figure('a number of units', numbers(1, MOST));
const card = word('a Uranus card', CARD_IDS);
const factory = word('a factory', ['tank', 'artillery']);
const side = word('a side', ['axis', 'allies']);
const area = word('an area', ['northwest', 'southeast']);

const declarations = {
  /** Set-up options. */
  bid: { for: side, points: figure('Reinforcement Points', numbers(1, 60)) },
  accept: {},
  hide: { left: factory },
  pick: { hand: word('a hand', ['left', 'right']) },
  build: { zone },
  shift: { kind: land, to: word('a place', [...ZONE_IDS, ...CROSSING_IDS, ...SITE_IDS]) },
  done: {},
  /** Reinforcement. */
  ground: { kind: air, zone },
  receive: { kind, zone },
  buy: { what: word('a purchase', [...LAND_KINDS, 'token']), zone },
  ferry: { crossing },
  /** Movement. */
  from: { zone },
  move: { count: units, kind: land, to: zone },
  blitz: { with: word('company', ['alone', 'mechanized']), through: zone, to: zone },
  leave: { kind: pairable, to: zone },
  pair: { kind: pairable, zone },
  keep: { kind: pairable },
  lurk: { kind: infantry, site },
  emerge: { site, to: zone },
  load: { cargo: word('a cargo', [...LAND_KINDS, 'token']), crossing },
  offload: { crossing },
  attack: { kind: air, target: place },
  relocate: { kind: air, to: zone },
  drop: { to: zone },
  supply: { tokens: figure('tokens', [1, 2]), to: zone },
  airlift: { kind: infantry, to: zone },
  push: { kind: land, zone, to: zone },
  scrap: { kind: land },
  sacrifice: { kind: word('a unit', [...KINDS, 'fighter-aloft', 'bomber-aloft']), zone },
  /** Reaction. */
  scramble: { zone, to: place },
  aim: { count: units, zone, at: place },
  fire: {},
  hold: {},
  ambush: { site, zone },
  down: { sortie: figure('an aircraft in the list', numbers(0, 24)) },
  /** Attack. */
  admit: { sortie: figure('an aircraft in the list', numbers(0, 24)) },
  raid: { crossing },
  fight: { zone },
  spend: { zone },
  feed: { zone, token: zone },
  save: {},
  demand: { what: word('a target', ['air', ...PROFILES, 'crossing']) },
  waive: {},
  lose: { count: units, kind: word('a unit', [...KINDS, 'fighter-aloft', 'bomber-aloft', 'crossing']) },
  land: { kind: air, zone },
  /** Uranus. */
  place: { card, area },
  all: { area },
  launch: {},
  wait: {},
  assign: { card, zone },
} as const;

export type AxisAction = ActionOf<typeof declarations>;
export const axisNotation = notation(declarations);
