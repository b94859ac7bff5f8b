import type { ComponentChildren, JSX } from 'preact';
import { panelWords } from '../en-panels.ts';
import { percentWords } from '../figures-in-words.ts';

interface ChanceColumn<Row> {
  readonly title: string;
  /** More about the title. */
  readonly note?: string;
  /** It names the row. */
  readonly isName?: boolean;
  /** Left out where there is little room. */
  readonly isExtra?: boolean;
  cell(row: Row): ComponentChildren;
}

interface ChanceTableProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ChanceColumn<Row>[];
  isSuccess(row: Row): boolean;
}

/** Every chance that was taken, one row each, the successes in bold. */
export function ChanceTable<Row extends { readonly made: number }>(props: ChanceTableProps<Row>): JSX.Element {
  const { rows, columns, isSuccess } = props;
  return (
    <div class="chances">
      <h2 id="chances-title">{panelWords.result.chances}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section class="chances-scroll" tabIndex={0} aria-labelledby="chances-title">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" class={classOf(column)} title={column.note}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.made} class={isSuccess(row) ? 'success' : ''}>
                {columns.map((column) =>
                  column.isName ? (
                    <th key={column.title} scope="row">
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.title} class={classOf(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const classOf = ({ isExtra = false }: { readonly isExtra?: boolean }): string => (isExtra ? 'extra' : '');

/** A chance as a figure on a bar of its length. */
export const ChanceBar = ({ chance }: { readonly chance: number }): JSX.Element => (
  <span class="chance-bar" style={{ '--chance': chance }}>
    {percentWords(chance)}
  </span>
);
