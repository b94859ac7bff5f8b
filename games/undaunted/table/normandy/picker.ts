import { BALANCE } from '../../normandy/data/balance.ts';
import { balanceOf, pickerOf } from '../picker.tsx';
import { NORMANDY } from './edition.ts';

export const { Preview, briefing } = pickerOf(NORMANDY);

export const balance = (id: string) => balanceOf(NORMANDY, BALANCE[id]);
