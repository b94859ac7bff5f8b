import { glanceOf } from '../glance.tsx';
import { NORMANDY } from './edition.ts';

export const { Picture, standing } = glanceOf(NORMANDY);
