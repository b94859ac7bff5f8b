import type { AnyFrame, State, UndauntedContext } from './state.ts';

/** After a stage: the next one, the end, or first a frame where somebody chooses. */
type Next = null | 'over' | AnyFrame;

/** A small step of a fixed sequence, such as an attack or a step onto a tile. */
export interface Stage<Job> {
  readonly name: string;
  run(state: State, job: Job, context: UndauntedContext): Next;
}

/** A sequence waiting for somebody's choice, and the place where it continues. */
export interface SequenceFrame<Job> {
  readonly step: string;
  readonly job: Job;
  readonly next: string;
}

export interface Sequence<Job> {
  readonly stages: readonly Stage<Job>[];
  begin(state: State, job: Job, context: UndauntedContext): void;
  /** Continues after somebody has chosen. An edition where nobody ever does needs no step for it. */
  readonly step: { run(state: State, frame: SequenceFrame<Job>, context: UndauntedContext): void };
}

/**
 * An edition declares the stages in order. They run inline, one after another, with nothing on the stack. When a stage
 * asks somebody, its frame is pushed with the rest of the sequence under it.
 */
export function sequence<Job>(step: string, stages: readonly Stage<Job>[]): Sequence<Job> {
  function goOn(state: State, job: Job, from: number, context: UndauntedContext): void {
    for (let i = from; ; i++) {
      const stage = stages[i];
      if (stage === undefined) return;
      const next = stage.run(state, job, context);
      if (next === 'over' || state.open.outcome !== null) return;
      if (next === null) continue;
      const after = stages[i + 1];
      if (after !== undefined) {
        const rest: SequenceFrame<Job> = { step, job, next: after.name };
        state.flow.push(rest);
      }
      state.flow.push(next);
      return;
    }
  }
  return {
    stages,
    begin: (state, job, context) => goOn(state, job, 0, context),
    step: {
      run(state, { job, next }, context) {
        state.flow.pop();
        const at = stages.findIndex(({ name }) => name === next);
        if (at < 0) throw new Error(`${step} has no stage "${next}"`);
        goOn(state, job, at, context);
      },
    },
  };
}
