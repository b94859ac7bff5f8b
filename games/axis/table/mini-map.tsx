import './mini-map.css';
import { Icon } from '@kurgan/kit';
import { Map as MapIcon } from 'lucide';
import type { JSX } from 'preact';
import city from './art/city.webp';
import region from './art/region.webp';
import { BOARDS, SHEET } from './board/outlines.ts';
import type { Props } from './model.ts';
import { words } from './words/table.ts';

/** On a phone: the other board, and where on both of them the window is. */
export function MiniMap({ model }: Props): JSX.Element {
  const { camera } = model;
  const { x, y, scale } = camera.rest.value;
  const { width, height } = camera.room;
  const share = (value: number, of: number): string => `${(100 * Math.max(0, Math.min(of, value))) / of}%`;
  const [left, top] = [-x / scale, -y / scale];
  const other = model.board.value === 'region' ? 'city' : 'region';
  return (
    <div class="mini-map">
      <button
        type="button"
        class="other-board"
        aria-label={words.showBoard(words[other])}
        onClick={() => {
          model.board.value = other;
        }}
      >
        <Icon of={MapIcon} />
        <span>{words[other]}</span>
      </button>
      <button
        type="button"
        class="sheet-map"
        tabIndex={-1}
        aria-hidden="true"
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const at = ((event.clientX - box.left) / box.width) * SHEET.width;
          const down = ((event.clientY - box.top) / box.height) * SHEET.height;
          camera.frame({ x: at - 1, y: down - 1, width: 2, height: 2 }, scale, scale);
        }}
      >
        {([region, city] as const).map((picture, i) => {
          const box = BOARDS[i === 0 ? 'region' : 'city'];
          return (
            <img
              key={picture}
              src={picture}
              alt=""
              style={{
                left: share(box.x, SHEET.width),
                width: share(box.width, SHEET.width),
                height: share(box.height, SHEET.height),
              }}
            />
          );
        })}
        <span
          class="window"
          style={{
            left: share(left, SHEET.width),
            top: share(top, SHEET.height),
            right: share(SHEET.width - left - width / scale, SHEET.width),
            bottom: share(SHEET.height - top - height / scale, SHEET.height),
          }}
        />
      </button>
    </div>
  );
}
