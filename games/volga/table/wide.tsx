import type { WideParts } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Props, VolgaModel } from './model.ts';
import { EventPlate } from './panels/event-plate.tsx';
import { PlaceInfo } from './panels/place-info.tsx';
import { Side } from './panels/side.tsx';

export { Tray } from './panels/tray.tsx';

export const Overlay = ({ model }: Props): JSX.Element => (
  <>
    <PlaceInfo model={model} />
    <EventPlate open={model.open.value} />
  </>
);

export const panes: WideParts<VolgaModel>['panes'] = ['board', 'tray', { area: 'side', Content: Side }];
