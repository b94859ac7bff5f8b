import { lazy } from '@kurgan/kit';
import { type CardId, type CounterId, counterId, entriesOf, id, type TileId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import type { Open } from '../../rules/state.ts';
import { factsOf, scenarioFacts } from '../../stalingrad/box.ts';
import { faceOf, type Letter } from '../../stalingrad/data/city.ts';
import { initiativeMod } from '../../stalingrad/effects.ts';
import type { TableEdition, TableExtras } from '../edition.ts';
import type { UndauntedModel } from '../model.ts';
import { lazyPrompt } from '../panels/prompt.tsx';
import { Names } from '../words/names.ts';
import { CampaignStep } from './campaign/page.tsx';
import { CAMPAIGN, CampaignTool, Standing } from './campaign/standing.tsx';
import { HELP } from './data/help.ts';
import { STALINGRAD } from './edition.ts';
import { Over, Under } from './markers.tsx';
import { VERBS } from './verbs.ts';
import { cityOf, frameOf, minesOf, openTo, secretsOf, viewOf } from './view.ts';

const NAMES = new Names(STALINGRAD);

function isMission(scenario: string, tile: TileId): boolean {
  const { mission, escape: ways } = scenarioFacts(scenario);
  return mission.includes(tile) || ways.includes(tile);
}

/** Things on a tile and its edges, in words. */
function thingsOn(open: Open, tile: TileId): readonly string[] {
  const { smoke, watched, tunnels, laidPoints } = cityOf(open);
  const laid = laidPoints[tile] ?? 0;
  return [
    ...(smoke[tile] === undefined ? [] : ['smoke, defense +2']),
    ...(tunnels.includes(tile) ? ['tunnel'] : []),
    ...(isMission(open.scenario, tile) ? ['mission tile'] : []),
    ...(laid > 0 ? [`${laid} mission ${laid === 1 ? 'point' : 'points'}`] : []),
    ...entriesOf(watched).flatMap(([counter, at]) => (at === tile ? [`watched by ${NAMES.counter(counter)}`] : [])),
    ...minesOf(open).flatMap(({ seat, kind, edge, isHidden }) => {
      const [one, other] = edge;
      if (one !== tile && other !== tile) return [];
      const whose = isHidden ? 'your hidden' : entry(STALINGRAD.sides, seat).adjective;
      return [`${whose} ${kind} mine toward ${one === tile ? other : one}`];
    }),
  ];
}

/** Cards that a step asks about, which need not be in the hand. */
function offered(model: UndauntedModel): readonly CardId[] | null {
  const frame = frameOf(model);
  switch (frame?.step) {
    case 'acting':
    case 'assault':
    case 'assaultFire':
    case 'reposition':
    case 'repositionMove':
      return [frame.card];
    case 'act':
      return frame.left;
    case 'lose':
    case 'shotDown': {
      const { choices } = model.controller.session.moment.value;
      return choices.flatMap(({ words }) => (words.card === undefined ? [] : id.card(words.card)));
    }
    default:
      return null;
  }
}

/** The unit that a question is about. */
function acting(model: UndauntedModel): CounterId | undefined {
  const frame = frameOf(model);
  switch (frame?.step) {
    case 'push':
      return counterId(frame.at.seat, frame.at.unit);
    case 'lose':
    case 'mining':
      return counterId(frame.seat, frame.unit);
    case 'targets':
      return frame.by === null ? undefined : counterId(frame.seat, frame.by);
    default:
      return undefined;
  }
}

/** Steps of a campaign that ask for something. */
const PAGED: ReadonlySet<string> = new Set(['integrate', 'decks', 'reserves']);

const isLetter = (text: string): text is Letter => ['A', 'B', 'C'].includes(text);

const EXTRAS: TableExtras = {
  playSteps: new Set(['acting', 'act', 'assault', 'assaultFire', 'reposition', 'repositionMove']),
  final: [
    'attack-2',
    'flame',
    'antitank',
    'demo',
    'bomb',
    'grenade',
    'area-suppress',
    'strike',
    'support',
    'ready',
    'force',
    'explore',
    'assault',
    'reposition',
    'antiair',
    'mine',
    'overwatch',
    'smoke',
    'lose',
    'confirm',
    'withdraw',
  ],
  closing: ['tunnel', 'street', 'stay', 'stow', 'keep', 'withdraw'],
  verbs: VERBS,
  help: HELP,
  cardName(kind) {
    const { title } = entry(STALINGRAD.pieces.kinds, kind);
    if (kind === STALINGRAD.pieces.fog) return title;
    const { name } = factsOf(id.card(kind));
    return name === null ? title : `${title} (${name.split(' ').at(-1)})`;
  },
  classOf(card) {
    if (card === id.card(STALINGRAD.pieces.fog)) return null;
    const { class: rank } = factsOf(card);
    return rank === 'upgraded' || rank === 'reserve' ? rank : null;
  },
  rowsOf(kind) {
    if (kind === STALINGRAD.pieces.fog) return [];
    return factsOf(id.card(kind)).actions.map(({ do: verb, value, wall, squad, upgraded, unavailable }) => ({
      verb,
      value,
      squad: squad ?? '',
      wall,
      isUpgraded: upgraded,
      isStruck: unavailable,
    }));
  },
  offered,
  acting,
  Prompt: lazyPrompt(async () => (await import('./prompts.ts')).ownPrompt),
  openTo,
  stateOf: (tile, letter) => (isLetter(letter) ? faceOf(tile, letter).state : 'damaged'),
  addedToBids: (open, seat) => initiativeMod(cityOf(open), seat),
  isRouted: (open, counter) => cityOf(open).routed.includes(counter),
  thingsOn,
  hasSecret: (model) => secretsOf(viewOf(model), model.seat).length > 0,
  Secret: lazy(async () => (await import('./secret.tsx')).Secret),
  Aim: lazy(async () => (await import('./aim.tsx')).Aim),
  Under,
  Over,
  interlude: {
    isOn: (model) => PAGED.has(model.step) || cityOf(model.open.value).ended !== null,
    Page: CampaignStep,
    Status: Standing,
  },
  Tools: CampaignTool,
  keys: (model) => (cityOf(model.open.value).campaign ? { c: () => model.show(CAMPAIGN) } : {}),
  dialogs: async () => {
    const [{ CampaignDialog }, { StalingradResult }] = await Promise.all([
      import('./campaign/dialog.tsx'),
      import('./campaign/result.tsx'),
    ]);
    return { more: { [CAMPAIGN]: CampaignDialog }, Result: StalingradResult };
  },
};

/** Stalingrad with its questions, for its table. */
export const STALINGRAD_TABLE: TableEdition = { ...STALINGRAD, extras: EXTRAS };
