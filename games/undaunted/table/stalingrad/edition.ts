import type { TileId } from '../../rules/ids.ts';
import { entry } from '../../rules/pieces.ts';
import type { Open } from '../../rules/state.ts';
import { pieces, SEATS, scenarioFacts, tileFacts } from '../../stalingrad/box.ts';
import { cityFor } from '../../stalingrad/campaign/city.ts';
import { type Face, faceOf, type Letter } from '../../stalingrad/data/city.ts';
import { SIDES } from '../../stalingrad/data/types.ts';
import { cityPicture, cityThumb } from '../art/city/pictures.ts';
import { FIGURES } from '../data/figures.ts';
import type { GroundSign, TableEdition, TableMission, TableSide } from '../edition.ts';
import { GERMANY, SOVIETS } from '../sides.ts';
import { capital } from '../words/names.ts';
import { goalOf } from './goals.ts';
import { cityOf } from './view.ts';

const SIDE: Readonly<Record<string, TableSide>> = {
  [SEATS[0]]: {
    name: 'Soviet Union',
    inSentence: 'the Soviet Union',
    short: 'Soviets',
    adjective: 'Soviet',
    turn: 'Soviet turn',
    letters: 'SU',
    look: { ...SOVIETS, figures: FIGURES },
  },
  [SEATS[1]]: {
    name: 'Germany',
    inSentence: 'Germany',
    short: 'Germany',
    adjective: 'German',
    turn: 'Germany’s turn',
    letters: 'DE',
    look: { ...GERMANY, figures: FIGURES },
  },
};

const MISSIONS = new Map<string, TableMission>();
function missionOf(scenario: string): TableMission {
  const facts = scenarioFacts(scenario);
  return {
    goals: Object.fromEntries(SIDES.map((side) => [side, goalOf(facts, side)])),
    entrances: [],
    radio: null,
    entryOf: () => undefined,
  };
}

export const letterOf = (open: Open, tile: TileId): Letter => cityOf(open).city[tile] ?? 'A';

function signsOf({ buildingCover, fortificationCover, wall, closed }: Face): GroundSign[] {
  const signs: GroundSign[] = [];
  if (buildingCover !== null)
    signs.push({ sign: 'building', value: buildingCover, words: `building cover ${buildingCover} from outside` });
  if (fortificationCover !== null)
    signs.push({
      sign: 'fortification',
      value: fortificationCover,
      words: `fortification cover ${fortificationCover} for the side in control`,
    });
  if (wall !== null) signs.push({ sign: 'wall', value: wall, words: `structure ${wall}` });
  if (closed) signs.push({ sign: 'closed', value: null, words: 'closed to vehicles' });
  return signs;
}

/** Stalingrad as its table shows it, without its questions. Setup pages and lists need no more. */
export const STALINGRAD: TableEdition = {
  title: 'Undaunted: Stalingrad',
  pieces,
  sides: SIDE,
  mission(scenario) {
    const found = MISSIONS.get(scenario) ?? missionOf(scenario);
    MISSIONS.set(scenario, found);
    return found;
  },
  broughtBy: (open, seat) => entry(cityOf(open).brought, seat),
  ground(open, tile) {
    const letter = letterOf(open, tile);
    const face = faceOf(tile, letter);
    const { label } = tileFacts(tile, letter);
    return {
      code: letter === 'A' ? tile : `${tile}-${letter}`,
      label: capital(label),
      cover: face.cover,
      signs: signsOf(face),
    };
  },
  picture: (open, { tile }) => cityPicture(`${tile}-${letterOf(open, tile)}`),
  thumb({ tile }, open, scenario) {
    const { [tile]: letter = 'A' } = open === undefined ? cityFor(scenario) : cityOf(open).city;
    return cityThumb(`${tile}-${letter}`);
  },
};
