import { glanceOf } from '../glance.tsx';
import { STALINGRAD } from './edition.ts';

export const { Picture, standing } = glanceOf(STALINGRAD);
