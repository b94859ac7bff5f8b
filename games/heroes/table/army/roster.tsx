import { plural } from '@kurgan/engine';
import type { JSX } from 'preact';
import type { Bench } from './bench.ts';
import { Face } from './face.tsx';
import { sumsOf } from './sums.ts';
import { type UnitRow, unitRows } from './unit-rows.ts';

/** Every counter with its values, and the sums of the army. */
export function Roster({ bench: { army, size } }: { readonly bench: Bench }): JSX.Element {
  const rows = unitRows(army);
  return (
    <section class="roster" aria-label="Counters and sums">
      <ul class="sums">
        {sumsOf(army, size).map(({ value, title, parts }) => (
          <li key={title}>
            <b>{value}</b>
            <span>
              <b>{title}</b>
              <small>{parts}</small>
            </span>
          </li>
        ))}
      </ul>
      {rows.length > 0 && <UnitTable rows={rows} withFaces />}
    </section>
  );
}

/** One line a kind of counter; a second weapon has a line of its own. */
export function UnitTable({
  rows,
  withFaces = false,
}: {
  readonly rows: readonly UnitRow[];
  readonly withFaces?: boolean;
}): JSX.Element {
  const counters = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <table class="unit-table">
      <thead>
        <tr>
          <th scope="col">{plural(counters, 'counter')}</th>
          <th scope="col">move</th>
          <th scope="col">def.</th>
          <th scope="col">inf.</th>
          <th scope="col">light</th>
          <th scope="col">heavy</th>
          <th scope="col">abilities</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <UnitLines key={row.unit} row={row} withFaces={withFaces} />
        ))}
      </tbody>
    </table>
  );
}

const NO_WEAPON = { name: '', values: ['×', '×', '×'] } as const;

function UnitLines({ row, withFaces }: { readonly row: UnitRow; readonly withFaces: boolean }): JSX.Element {
  const { unit, name, count, move, defense, weapons, abilities } = row;
  const [first = NO_WEAPON, ...others] = weapons;
  return (
    <>
      <tr>
        <th scope="row">
          {withFaces && <Face unit={unit} size={22} />}
          {name}
          {count > 1 && <b> × {count}</b>}
          {first.name !== '' && <small> {first.name}</small>}
        </th>
        <td>{move}</td>
        <td>
          <b>{defense}</b>
        </td>
        {first.values.map((value, i) => (
          <td key={i}>{value}</td>
        ))}
        <td class="abilities">{abilities}</td>
      </tr>
      {others.map((weapon) => (
        <tr key={weapon.name} class="second">
          <th scope="row">
            <small>{weapon.name}</small>
          </th>
          <td />
          <td />
          {weapon.values.map((value, i) => (
            <td key={i}>{value}</td>
          ))}
          <td />
        </tr>
      ))}
    </>
  );
}
