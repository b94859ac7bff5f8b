import { RuleLink } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BOARD_FACES, type BoardFace } from '../../data/boards.ts';
import { sizeOf } from '../../rules/battlefield.ts';
import { MiniBoard } from '../mini-board.tsx';
import type { Props } from '../model.ts';
import { SIDE_TITLES } from '../words/first-prompts.ts';
import { boardReason } from './words.ts';

const FACES = [...BOARD_FACES].sort();

/** The players lay the battlefield board by board (HS-SCN-17). */
export function Laying({ model }: Props): JSX.Element | null {
  const [why, setWhy] = useState<{ readonly face: BoardFace; readonly text: string } | null>(null);
  const { battle } = model.open.value;
  const { made } = model.controller.session.moment.value;
  useEffect(() => setWhy(null), [made]);
  if (battle === null) return null;
  const { columns, rows } = sizeOf(battle);
  const place = battle.boards.length;
  const frame = model.frame.value;
  const isMine = model.choices.value.length > 0;
  const can = new Set(model.choices.value.map(({ text }) => text));
  const choose = async (face: BoardFace): Promise<void> => {
    if (can.has(`lay ${face}`)) return model.controller.do(`lay ${face}`);
    const refusal = await model.controller.session.why(`lay ${face}`);
    if (refusal !== null && 'facts' in refusal) setWhy({ face, text: boardReason(refusal) });
  };
  return (
    <>
      <header class="preparing-head">
        <h2>
          {isMine
            ? 'Lay the next board'
            : `${SIDE_TITLES[frame?.step === 'laying' ? frame.seat : 'soviet']} lays the next board`}
        </h2>
        <p>
          Place {place + 1} of {columns * rows}, from the northwest, row by row. <RuleLink id="HS-SCN-17" />
        </p>
      </header>
      <div class="laying">
        <ol class="laid-boards" style={`--columns: ${columns}`} aria-label="Battlefield">
          {Array.from({ length: columns * rows }, (_, i) => {
            const face = battle.boards[i];
            return (
              <li key={i} class={i === place ? 'next' : undefined}>
                {face === undefined ? (
                  <span>{i === place ? 'next' : i + 1}</span>
                ) : (
                  <>
                    <MiniBoard layout={[[face]]} />
                    <span class="unseen">Board {face}</span>
                  </>
                )}
              </li>
            );
          })}
        </ol>
        {isMine && (
          <div>
            <p class="laying-why" role="status">
              {why !== null && (
                <>
                  <b>Why not {why.face}?</b> {why.text} <RuleLink id="HS-SCN-17" />
                </>
              )}
            </p>
            <ul class="board-faces">
              {FACES.map((face) => {
                const isLegal = can.has(`lay ${face}`);
                return (
                  <li key={face}>
                    <button
                      type="button"
                      class={isLegal ? undefined : 'refused'}
                      aria-label={isLegal ? `Lay board ${face}` : `Why not board ${face}?`}
                      data-action={`lay ${face}`}
                      onClick={() => void choose(face)}
                    >
                      <MiniBoard layout={[[face]]} />
                      <b>{face}</b>
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
