import { lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { HeroesModel } from './model.ts';
import { Tray } from './tray.tsx';

const TargetCards = lazy(async () => (await import('./target-cards.tsx')).TargetCards);

/** The enemies in sight, then what every table has. */
export const PhoneTray = ({ model }: { readonly model: HeroesModel }): JSX.Element => (
  <>
    {model.attacks.value.length > 0 && <TargetCards model={model} />}
    <Tray model={model} />
  </>
);
