import { define, equip } from '../../index.ts';
import { toyDefinition, toySteps, toyTools } from './toy.ts';

/** A toy that looks outside: its landings depend on the time zone of its process. */
export const unsteady = equip(
  define({
    ...toyDefinition,
    steps: {
      ...toySteps,
      close: {
        run(state, frame, context) {
          state.open.landings.red = new Date(2000, 0).getTimezoneOffset() === -345 ? 1 : 0;
          toySteps.close.run(state, frame, context);
        },
      },
    },
  }),
  toyTools,
);
