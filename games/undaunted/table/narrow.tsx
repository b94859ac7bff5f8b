import { type Insets, type LookAt, lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CornerMap } from './board/corner-map.tsx';
import { boundsAround } from './bounds-around.ts';
import { shotsAt } from './considered.ts';
import { aimsDown, tilesToLookAt } from './lights.ts';
import type { Props, UndauntedModel } from './model.ts';
import { Played } from './panels/stores.tsx';
import { words } from './words/table.ts';

export { PhoneTray as Tray } from './panels/phone-tray.tsx';

const loadSheets = () => import('./panels/sheets.tsx');
const ShotDock = lazy(async () => (await import('./panels/odds-dock.tsx')).ShotDock);

export const sheets = [
  { name: words.cards, Content: lazy(async () => (await loadSheets()).CardsSheet) },
  { name: words.supply, Content: lazy(async () => (await loadSheets()).SupplySheet) },
  { name: words.side, Content: lazy(async () => (await loadSheets()).SidesSheet) },
  { name: words.log, Content: lazy(async () => (await loadSheets()).LogSheet) },
];

/** The odds for who takes aim, else a map of the whole board. */
export function Overlay({ model }: Props): JSX.Element {
  useEffect(() => void Promise.all([loadSheets(), ShotDock.load()]), []);
  return (
    <>
      {shotsAt(model).length > 0 ? <ShotDock model={model} /> : <CornerMap model={model} />}
      <Played model={model} />
    </>
  );
}

/** Pixels that the odds take: with large text, upright, and on its side. */
const DOCK = { large: 144, upright: 112, landscape: 72 } as const;

/** The odds stand above a shot down the board, below any other. */
export function docked(model: UndauntedModel): Insets {
  const isDown = aimsDown(model);
  const isLarge = document.documentElement.dataset.text?.startsWith('large') === true;
  const height = DOCK[model.isLandscape.value ? 'landscape' : isLarge ? 'large' : 'upright'];
  return { top: isDown === true ? height : 0, bottom: isDown === false ? height : 0 };
}

/** Pixels for a board unit: at least so many that a finger finds each counter; for who takes aim, that both ends are seen. */
const FAR = 0.6;
const AIMING = 0.25;
const CLOSE = 1.1;

/** Camera target: the acting unit and what it can reach. */
export function lookAt(model: UndauntedModel): LookAt | null {
  const least = model.controller.proposed.value === null ? FAR : AIMING;
  const { width, height } = model.camera.room;
  const most = { width: width / least, height: height / least };
  const part = boundsAround(model.facts.laid, tilesToLookAt(model), most);
  return part === null ? null : { part, least, most: CLOSE };
}
