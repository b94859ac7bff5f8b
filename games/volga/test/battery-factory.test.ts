import { playBattery } from './battery.ts';

playBattery('factory');
