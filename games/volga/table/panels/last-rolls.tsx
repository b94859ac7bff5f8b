import { DiceTray } from '@kurgan/kit';
import type { JSX } from 'preact';
import type { Desk } from '../desk.ts';
import { lastRolls } from '../dice.ts';

/** The dice that fell last. */
export const LastRolls = ({ desk }: { readonly desk: Desk }): JSX.Element => (
  <DiceTray rolls={lastRolls(desk.controller.session.log.value)} />
);
