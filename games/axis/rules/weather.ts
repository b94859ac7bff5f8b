import { CROSSING_IDS } from '../data/places.ts';
import { roundFacts } from '../data/track.ts';
import { volgaFrozen } from './board.ts';
import { type Automatic, finish } from './state.ts';

/** Card 1: nobody decides anything (AA-R-22). */
export const weather: Automatic<'weather'> = {
  run(state, _frame, context) {
    const { open } = state;
    finish(state);
    const die = context.d(6);
    open.badWeather = die <= roundFacts(open.round).badWeather;
    context.log({ event: 'weather', rule: 'AA-WX-01', die, bad: open.badWeather });
    if (!open.badWeather) return;
    open.frozen.push(open.round); // AA-WX-03
    if (open.frozen.length === 1) context.log({ event: 'froze', rule: 'AA-WX-04', river: 'don' });
    if (open.frozen.length !== 2 || !volgaFrozen(open)) return;
    for (const id of CROSSING_IDS) open.crossings[id].ferry = true; // AA-WX-07
    context.log({ event: 'froze', rule: 'AA-WX-05', river: 'volga' });
  },
};
