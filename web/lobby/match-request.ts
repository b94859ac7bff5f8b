import { type OptionInfo, type OptionValue, parseOptionWord, parseSetup, setupProblemText } from '@kurgan/engine';
import type { Players } from '@kurgan/host';
import type { CatalogueEntry } from '../catalogue.ts';
import { isPlayer, samePlayers, usualPlayers } from './players.ts';

/** A complete and valid request for a match. */
export interface MatchRequest {
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Empty: drawn by lot. */
  readonly seed: string;
  readonly players: Players;
}

interface ReadRequest {
  readonly request: MatchRequest;
  /** Parts of the link that were refused, in words; null when all was understood. */
  readonly problem: string | null;
}

/** Reads `us=person&german=veteran`; seats that the link leaves out are held as usual. */
function readPlayers(entry: CatalogueEntry, asked: URLSearchParams): { players: Players; problem: string | null } {
  const usual = usualPlayers(entry);
  const said = entry.sides.filter((seat) => asked.has(seat)).map((seat) => [seat, asked.get(seat) ?? ''] as const);
  const wrong = said.find(([, player]) => !isPlayer(entry, player));
  if (wrong !== undefined) return { players: usual, problem: `${wrong[0]}: ${wrong[1]}` };
  return { players: { ...usual, ...Object.fromEntries(said) }, problem: null };
}

/** In a link a seat's name says who holds it: an option of the same name is marked. */
const MARK = 'option.';

/** A text is taken as it stands, even if it looks like a number or a switch. */
const isText = ({ scenarios }: CatalogueEntry, scenario: string, option: string): boolean =>
  scenarios.some(
    ({ id, options }) => id === scenario && options.some((each) => each.id === option && each.kind === 'text'),
  );

/** Reads `scenario=factory&rubble=on&startMorale=12&seed=abc`. Whatever cannot be is left out and told. */
export function readRequest(entry: CatalogueEntry, query: string): ReadRequest {
  const { scenarios, sides } = entry;
  const asked = new URLSearchParams(query);
  const { players, problem } = readPlayers(entry, asked);
  const seed = asked.get('seed') ?? '';
  const first = scenarios[0]?.id ?? '';
  const scenario = asked.get('scenario') ?? first;
  const raw = [...asked]
    .filter(([name]) => name !== 'scenario' && name !== 'seed' && !sides.includes(name))
    .map(([name, value]) => [name.replace(MARK, ''), value] as const)
    .map(([name, value]) => (isText(entry, scenario, name) ? [name, value] : parseOptionWord(`${name}=${value}`)));
  const choice = parseSetup(scenarios, scenario, Object.fromEntries(raw));
  if (choice.ok) return { request: { ...choice.value, seed, players }, problem };
  const known = scenarios.some(({ id }) => id === scenario) ? scenario : first;
  const plain = parseSetup(scenarios, known);
  const options = plain.ok ? plain.value.options : {};
  const problems = [setupProblemText(choice.error), ...(problem === null ? [] : [problem])];
  return { request: { scenario: known, options, seed, players }, problem: problems.join('; ') };
}

const isOff = (value: OptionValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

function written(value: OptionValue): string {
  if (value === true) return 'on';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** Number of options that differ from the defaults. */
export const optionsInUse = ({ options }: MatchRequest): number =>
  Object.values(options).filter((value) => !isOff(value)).length;

/** The link's end that gives this request again; an ordinary game has an empty one. */
export function writeRequest(entry: CatalogueEntry, { scenario, options, seed, players }: MatchRequest): string {
  const asked = new URLSearchParams();
  if (scenario !== entry.scenarios[0]?.id) asked.set('scenario', scenario);
  if (!samePlayers(players, usualPlayers(entry))) for (const seat of entry.sides) asked.set(seat, players[seat] ?? '');
  for (const [id, value] of Object.entries(options))
    if (!isOff(value)) asked.set((entry.sides.includes(id) ? MARK : '') + id, written(value));
  if (seed !== '') asked.set('seed', seed);
  return asked.toString().replaceAll('%2C', ',');
}

/** The same request for another scenario: options that fit it stay as they are. */
export function forScenario(entry: CatalogueEntry, request: MatchRequest, scenario: string): MatchRequest {
  const infos = entry.scenarios.find(({ id }) => id === scenario)?.options ?? [];
  const kept = infos.filter((info) => fits(info, request.options[info.id])).map(({ id }) => [id, request.options[id]]);
  const choice = parseSetup(entry.scenarios, scenario, Object.fromEntries(kept));
  return choice.ok ? { ...request, ...choice.value } : request;
}

function fits(info: OptionInfo, value: OptionValue | undefined): boolean {
  if (value === undefined) return false;
  if (info.kind === 'turns' && Array.isArray(value))
    return value.every((turn) => turn >= info.first && turn <= info.last);
  if (info.kind === 'list' && Array.isArray(value)) return value.every((each) => info.of.some(({ id }) => id === each));
  return true;
}

/** A scenario's title, with its number where that is what it is known by. */
export const numbered = (id: string, title: string): string => (/^\d+$/.test(id) ? `${id}. ${title}` : title);
