import './wide.css';
import { RecapPanel, type WideParts } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useConsidered } from '../considered.ts';
import type { Props, UndauntedModel } from '../model.ts';
import { Odds } from '../panels/lazy-odds.ts';
import { Log } from '../panels/log.tsx';
import { SidesPane } from '../panels/sides.tsx';
import { Played } from '../panels/stores.tsx';
import { words } from '../words/table.ts';

export { WideTray as Tray } from '../panels/wide-tray.tsx';

/** Boards five tiles wide leave no lane beside them: whoever takes aim sees the odds in place of the log. */
function Aside({ model }: Props): JSX.Element {
  const considered = useConsidered(model);
  useEffect(() => void Odds.load(), []);
  return (
    <>
      <Played model={model} />
      {considered.length > 0 ? (
        <Odds model={model} considered={considered} />
      ) : (
        <>
          <RecapPanel model={model} />
          <Log model={model} />
        </>
      )}
    </>
  );
}

/** The log after the cards: who goes on with Tab from the board to them should not pass every line of it. */
export const panes: WideParts<UndauntedModel>['panes'] = [
  { area: 'sides', label: words.side, Content: SidesPane },
  'board',
  'tray',
  { area: 'log', label: words.log, Content: Aside },
];
