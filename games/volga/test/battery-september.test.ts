import { playBattery } from './battery.ts';

playBattery('september');
