import './tracks.css';
import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { MARKERS, MORALE } from '../../data/charts.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import { DIVISIONS, type DivisionId, UNITS, type UnitId } from '../../data/units.ts';
import { controlled, isStrong } from '../../rules/board.ts';
import type { Marker, Open } from '../../rules/state.ts';
import { groupName, MARKER_NAMES } from '../words/names.ts';
import { words } from '../words/table.ts';
import { CounterPicture } from './counter-picture.tsx';
import { goalOf, goalWords } from './goal.ts';
import { MarkerSign } from './marker-sign.tsx';
import { Progress, Track } from './track.tsx';

/** The tracks and boxes beside the map. */
export function Tracks({ open }: { readonly open: Open }): JSX.Element {
  return (
    <div class="tracks">
      <Track
        panel="morale"
        title={words.morale}
        value={open.morale}
        max={MORALE.max}
        strongFrom={MORALE.strongFrom}
        words={isStrong(open) ? words.strong : words.shaken}
        help={words.strongHelp}
      />
      <Progress
        panel="ground"
        title={words.ground}
        value={controlled(open)}
        goal={goalOf(open)}
        words={goalWords(open)}
      />
      <ul class="pools" aria-label={words.support} data-panel="support">
        <Pool marker="artillery" open={open} />
        <Pool marker="engineer" open={open} />
        <Pool marker="air" open={open} />
        <li class="pool">
          <b>{open.supply}</b>
          <span>{words.supply}</span>
        </li>
      </ul>
    </div>
  );
}

function Pool({ marker, open }: { readonly marker: Marker; readonly open: Open }): JSX.Element {
  return (
    <li class="pool">
      <MarkerSign marker={marker} />
      <b>{open.available[marker]}</b>
      <small>{words.of(MARKERS[marker])}</small>
      <span>{MARKER_NAMES[marker]}</span>
    </li>
  );
}

/** Units that are not on the map. */
export function Forces({ open }: { readonly open: Open }): JSX.Element {
  return (
    <section class="forces" aria-label={words.forces} data-panel="off-map">
      <h3>
        {words.outOfAction} {open.outOfAction.length === 0 && <span>{words.nobody}</span>}
      </h3>
      {open.outOfAction.length > 0 && <Row units={open.outOfAction} spent />}
      {open.arriving.map(({ group, turn, units, area }) => (
        <div key={group}>
          <h3>
            {groupName(group)}{' '}
            <span>
              {turn <= open.turn ? words.waiting : words.turn(turn)}
              {area !== null && ` → ${area}`}
            </span>
          </h3>
          <Row units={units} />
        </div>
      ))}
      {leaving(open).map(({ turn, division }) => (
        <Leaving key={division} open={open} turn={turn} division={division} />
      ))}
    </section>
  );
}

/** Divisions that leave for good at a later Dawn. */
const leaving = ({ scenario, turn }: Open) =>
  SCENARIOS[scenario].withdrawals.filter((withdrawal) => withdrawal.turn > turn);

interface LeavingProps {
  readonly open: Open;
  readonly turn: number;
  readonly division: DivisionId;
}

/** A division that leaves, and what it costs as things stand (AV-DAWN-07, AV-DAWN-08). */
function Leaving({ open, turn, division }: LeavingProps): JSX.Element {
  const lost = open.outOfAction.filter((unit) => UNITS[unit].division === division);
  return (
    <div>
      <h3>
        {DIVISIONS[division].name} <span>{words.leaves(turn)}</span>
      </h3>
      <p class="leaving">
        {words.leavingCost(lost.length)} <RuleLink id="AV-DAWN-08" />
      </p>
    </div>
  );
}

const Row = ({
  units,
  spent = false,
}: {
  readonly units: readonly UnitId[];
  readonly spent?: boolean;
}): JSX.Element => (
  <div class="counter-row">
    {units.map((unit) => (
      <CounterPicture key={unit} unit={unit} spent={spent} />
    ))}
  </div>
);
