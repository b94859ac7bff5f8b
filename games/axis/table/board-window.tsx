import { lazy, RecapArrows, RecapSigns } from '@kurgan/kit';
import type { JSX } from 'preact';
import { AxisMap } from './board/map.tsx';
import { SHEET } from './board/outlines.ts';
import type { Props } from './model.ts';
import { grab } from './moving/drag.ts';
import { words } from './words/table.ts';

const HintArrow = lazy(async () => (await import('./hint-arrow.tsx')).HintArrow);

/** Both boards, with what the model knows of them. */
export const Board = ({ model }: Props): JSX.Element => (
  <AxisMap
    camera={model.camera}
    open={model.open.value}
    lights={model.lights.value}
    layers={model.layers.value}
    label={words.boards}
    onTouch={(touched, event) => model.touch(touched, event)}
    onGrab={(touched, event) => grab(model, touched, event)}
    onPoint={(place) => {
      if (!model.camera.isMoving) model.pointed.value = place;
    }}
  >
    {model.controller.hinted !== null && <HintArrow model={model} />}
    <RecapArrows model={model} size={SHEET} />
    <RecapSigns model={model} />
  </AxisMap>
);
