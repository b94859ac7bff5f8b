import type { Insets, LookAt } from '@kurgan/kit';
import type { JSX } from 'preact';
import { Cartouche, titleCorner } from './board/cartouche.tsx';
import { CornerMap } from './board/corner-map.tsx';
import { Board } from './board/index.ts';
import { boundsAround } from './bounds-around.ts';
import { shotsAt } from './considered.ts';
import {
  aimsDown,
  arrowsOf,
  chancesOf,
  chosenThings,
  hintedThings,
  litThings,
  saysOf,
  tilesToLookAt,
} from './lights.ts';
import type { UndauntedModel } from './model.ts';
import { ShotDock } from './panels/odds-dock.tsx';

/** The board with everything that the moment lights on it, and on a phone what lies over it. */
export function LitBoard({ model }: { readonly model: UndauntedModel }): JSX.Element {
  const isNarrow = model.isNarrow.value;
  return (
    <>
      <Board
        camera={model.camera}
        facts={model.facts}
        open={model.open.value}
        lit={litThings(model)}
        chosen={chosenThings(model)}
        hinted={hintedThings(model)}
        chances={chancesOf(model)}
        arrows={arrowsOf(model)}
        saysOf={(id) => saysOf(model, id)}
        onTile={(tile, anchor) => void model.touching.tile(tile, anchor)}
        onCounter={(counter, anchor) => void model.touching.counter(counter, anchor)}
        onPoint={(id) => {
          model.pointed.value = id;
        }}
      >
        {isNarrow || titleCorner(model.facts.laid) === null ? undefined : <Cartouche model={model} />}
      </Board>
      {isNarrow && (isAiming(model) ? <ShotDock model={model} /> : <CornerMap model={model} />)}
    </>
  );
}

const isAiming = (model: UndauntedModel): boolean => shotsAt(model).length > 0;

/** Pixels that the odds take on a phone: with large text, upright, and on its side. */
const DOCK = { large: 144, upright: 112, landscape: 72 } as const;

/** The odds stand above a shot down the board, below any other. */
export function docked(model: UndauntedModel): Insets {
  const isDown = aimsDown(model);
  const isLarge = document.documentElement.dataset.text !== 'normal';
  const height = DOCK[model.isLandscape.value ? 'landscape' : isLarge ? 'large' : 'upright'];
  return { top: isDown === true ? height : 0, bottom: isDown === false ? height : 0 };
}

/** Pixels for a board unit: at least so many that a finger finds each counter; for who takes aim, that both ends are seen. */
const FAR = 0.6;
const AIMING = 0.25;
const CLOSE = 1.1;

/** What the view of a phone goes to: who acts, with what it can reach. */
export function lookAt(model: UndauntedModel): LookAt | null {
  const least = model.controller.proposed.value === null ? FAR : AIMING;
  const { width, height } = model.camera.room;
  const most = { width: width / least, height: height / least };
  const part = boundsAround(model.facts.laid, tilesToLookAt(model), most);
  return part === null ? null : { part, least, most: CLOSE };
}
