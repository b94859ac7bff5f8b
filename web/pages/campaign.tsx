import '../styles/lobby.css';
import '../styles/set-up.css';
import '../styles/campaign.css';
import type { CampaignGame, CampaignResult, CampaignRules } from '@kurgan/games';
import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CampaignMaps } from '../campaign/maps.tsx';
import {
  type CampaignRecord,
  endCampaign,
  LONGEST_NAME,
  loadCampaign,
  nextScenario,
  run,
  saveCampaign,
} from '../campaign/record.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import { gameOf, seatName } from '../games.ts';
import { campaignWords } from '../language/campaign.ts';
import { pageWords } from '../language/pages.ts';
import { matches, refresh } from '../lobby/matches.ts';
import { usualPlayers } from '../lobby/players.ts';
import { PlayersField } from '../lobby/players-field.tsx';
import { Waiting } from '../parts/loading.tsx';
import { useTitle } from '../parts/title.ts';
import { WithEntry } from '../parts/with-entry.tsx';
import { addressOf } from '../route.ts';
import { go } from '../router.ts';
import type { MatchInfo } from '../session/match-info.ts';
import { randomHex } from '../session/random.ts';
import { ask } from '../session/worker-client.ts';
import { MissingPage } from './missing.tsx';

const campaignOf = async (game: string): Promise<CampaignRules | null> => (await gameOf(game).campaign?.()) ?? null;

/** A run of scenarios with one score. */
export const CampaignPage = ({ game }: { readonly game: string }): JSX.Element => (
  <WithEntry
    game={game}
    otherwise={<MissingPage text={pageWords.missing.game(game)} />}
    show={(entry) => <Campaign entry={entry} />}
  />
);

function Campaign({ entry }: { readonly entry: CatalogueEntry }): JSX.Element {
  const game = entry.id;
  const [rules, setRules] = useState<CampaignRules | null | undefined>(undefined);
  const [record, setRecord] = useState<CampaignRecord | null | undefined>(undefined);
  useEffect(() => {
    void refresh();
    void campaignOf(game).then(setRules);
    void loadCampaign(game).then(setRecord, () => setRecord(null));
  }, [game]);
  const { missing } = pageWords;
  useTitle(campaignWords.title);
  if (rules === null) return <MissingPage text={missing.game(game)} />;
  const change = (next: CampaignRecord): void => {
    setRecord(next);
    void saveCampaign(next);
  };
  const infos = matches.value;
  return (
    <div class="campaign-page set-up">
      <h1>
        {entry.title} · {campaignWords.title}
      </h1>
      {record === null && rules && <Begin entry={entry} about={rules.about} onBegin={change} />}
      {record && rules && infos ? (
        <Running
          entry={entry}
          rules={rules}
          record={record}
          infos={infos}
          onChange={change}
          onEnd={() => void endCampaign(game).then(() => setRecord(null))}
        />
      ) : (
        !(record === null && rules) && <Waiting />
      )}
    </div>
  );
}

interface BeginProps {
  readonly entry: CatalogueEntry;
  readonly about: string;
  onBegin(record: CampaignRecord): void;
}

function Begin({ entry, about, onBegin }: BeginProps): JSX.Element {
  const all = entry.scenarios.map(({ id }) => id);
  const [first, setFirst] = useState(all[0] ?? '');
  const [last, setLast] = useState(all.at(-1) ?? '');
  const [players, setPlayers] = useState(() => usualPlayers(entry));
  const scenarios = run(all, first, last);
  const select = (label: string, value: string, from: readonly string[], onValue: (id: string) => void) => (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onValue(event.currentTarget.value)}>
        {entry.scenarios
          .filter(({ id }) => from.includes(id))
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {id}. {title}
            </option>
          ))}
      </select>
    </label>
  );
  const begin = (from: string): void => {
    setFirst(from);
    if (run(all, from, last).length === 0) setLast(from);
  };
  return (
    <div class="campaign-begin">
      <div>
        <p class="note">{about}</p>
        <p class="campaign-run">
          {select(campaignWords.first, first, all, begin)}
          {select(campaignWords.last, last, run(all, first, all.at(-1) ?? ''), setLast)}
        </p>
        <CampaignMaps entry={entry} scenarios={scenarios} />
      </div>
      <div class="set-up-players">
        <PlayersField entry={entry} players={players} onPlayers={setPlayers} />
        <p class="begin">
          <button
            class="button primary"
            type="button"
            onClick={() => onBegin({ game: entry.id, scenarios, players, matches: {}, standouts: {} })}
          >
            {campaignWords.begin}
          </button>
        </p>
      </div>
    </div>
  );
}

/** Result of a finished match. */
async function resultOf(rules: CampaignRules, scenario: string, info: MatchInfo): Promise<CampaignGame> {
  const { moment } = await ask('at', info.id, info.made);
  return { scenario, winner: info.outcome?.winner ?? null, casualties: rules.casualtiesOf(moment.view) };
}

interface RunningProps {
  readonly entry: CatalogueEntry;
  readonly rules: CampaignRules;
  readonly record: CampaignRecord;
  readonly infos: readonly MatchInfo[];
  onChange(record: CampaignRecord): void;
  onEnd(): void;
}

function Running({ entry, rules, record, infos, onChange, onEnd }: RunningProps): JSX.Element {
  const [games, setGames] = useState<readonly CampaignGame[] | null>(null);
  const infoOf = (scenario: string): MatchInfo | undefined => infos.find(({ id }) => id === record.matches[scenario]);
  const finished = record.scenarios.flatMap((scenario) => {
    const info = infoOf(scenario);
    return info !== undefined && info.outcome !== null ? [{ scenario, info }] : [];
  });
  useEffect(() => {
    void Promise.all(finished.map(({ scenario, info }) => resultOf(rules, scenario, info))).then(setGames);
  }, [finished.length]);
  const next = nextScenario(record, infos);
  const titleOf = (id: string): string => `${id}. ${entry.scenarios.find((each) => each.id === id)?.title ?? ''}`;
  const play = async (scenario: string): Promise<void> => {
    const begun = infoOf(scenario);
    if (begun !== undefined) return go({ page: 'match', id: begun.id });
    const { info } = await ask('start', entry.id, scenario, {}, randomHex(16), record.players);
    onChange({ ...record, matches: { ...record.matches, [scenario]: info.id } });
    go({ page: 'match', id: info.id });
  };
  const result = games === null ? null : rules.resultOf(games);
  return (
    <>
      {next === null ? (
        <p class="campaign-end" role="status">
          <b>{campaignWords.isOver}</b>{' '}
          {result !== null &&
            (result.winner === null
              ? result.band
              : campaignWords.wonBy(result.band, seatName(entry.id, result.winner)))}{' '}
          <i>{result?.title}</i>
        </p>
      ) : (
        <p>
          <button class="button primary" type="button" onClick={() => void play(next)}>
            {infoOf(next) === undefined ? campaignWords.next(titleOf(next)) : campaignWords.goOn(titleOf(next))}
          </button>
        </p>
      )}
      {result !== null && <Scores entry={entry} scores={result.scores} rule={rules.rule} />}
      <table class="campaign-games">
        <thead>
          <tr>
            <th scope="col">{campaignWords.scenario}</th>
            <th scope="col">{campaignWords.winner}</th>
            {entry.sides.map((side) => (
              <th key={side} scope="col">
                {campaignWords.casualties(seatName(entry.id, side))}
              </th>
            ))}
            <th scope="col">{campaignWords.hero}</th>
            <th scope="col">
              <span class="unseen">{campaignWords.replay}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {record.scenarios.map((scenario) => {
            const played = games?.find((each) => each.scenario === scenario);
            const id = record.matches[scenario];
            return (
              <tr key={scenario}>
                <th scope="row">{titleOf(scenario)}</th>
                <td>{played?.winner ? seatName(entry.id, played.winner) : '–'}</td>
                {entry.sides.map((side) => (
                  <td key={side}>{played?.casualties[side] ?? '–'}</td>
                ))}
                <td>
                  {played !== undefined && (
                    <input
                      type="text"
                      maxLength={LONGEST_NAME}
                      aria-label={campaignWords.heroOf(titleOf(scenario))}
                      value={record.standouts[scenario] ?? ''}
                      onChange={(event) =>
                        onChange({
                          ...record,
                          standouts: { ...record.standouts, [scenario]: event.currentTarget.value },
                        })
                      }
                    />
                  )}
                </td>
                <td>
                  {played !== undefined && id !== undefined && (
                    <a href={addressOf({ page: 'replay', id, made: 0 })}>{campaignWords.replay}</a>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Another onEnd={onEnd} />
    </>
  );
}

interface ScoresProps {
  readonly entry: CatalogueEntry;
  readonly scores: CampaignResult['scores'];
  readonly rule: string;
}

function Scores({ entry, scores, rule }: ScoresProps): JSX.Element {
  return (
    <table class="campaign-scores">
      <thead>
        <tr>
          <th scope="col">{campaignWords.side}</th>
          <th scope="col">{campaignWords.wins}</th>
          <th scope="col">{campaignWords.lost}</th>
          <th scope="col">
            {campaignWords.score} <RuleLink id={rule} />
          </th>
        </tr>
      </thead>
      <tbody>
        {entry.sides.map((side) => (
          <tr key={side}>
            <th scope="row">{seatName(entry.id, side)}</th>
            <td>{scores[side]?.wins}</td>
            <td>{scores[side]?.casualties}</td>
            <td>
              <b>{scores[side]?.score}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Another({ onEnd }: { onEnd(): void }): JSX.Element {
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <p>
        <button class="button" type="button" onClick={() => setSure(true)}>
          {campaignWords.another}
        </button>
      </p>
    );
  return (
    <p class="campaign-run" role="alert">
      {campaignWords.sure}
      <button class="button" type="button" onClick={onEnd}>
        {campaignWords.yes}
      </button>
      <button class="button" type="button" onClick={() => setSure(false)}>
        {campaignWords.no}
      </button>
    </p>
  );
}
