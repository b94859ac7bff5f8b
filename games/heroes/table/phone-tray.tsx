import { lazy } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Props } from './model.ts';
import { Tray } from './tray.tsx';

const FiringSheet = lazy(async () => (await import('./fire/sheet.tsx')).FiringSheet);

/** What every table has; attacks are laid out for a narrow window. */
export const PhoneTray = ({ model }: Props): JSX.Element => <Tray model={model} Attack={FiringSheet} />;
