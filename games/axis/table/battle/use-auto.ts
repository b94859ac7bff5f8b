import { useSignalEffect } from '@preact/signals';
import { policyChoice } from '../../odds/policy.ts';
import type { AxisModel } from '../model.ts';
import { auto } from './auto.ts';

/** Where a side leaves its casualties to the stated policy, they are chosen as soon as somebody asks. */
export function useAuto(model: AxisModel): void {
  useSignalEffect(() => {
    const { controller, seat, choices } = model;
    if (seat === null || !auto.value.has(seat) || controller.busy.value) return;
    if (controller.beats.now.value !== null) return;
    const choice = policyChoice(model.view.value);
    const text = choices.find(({ text: each }) => choice !== null && each === textOf(choice))?.text;
    if (text !== undefined) void controller.do(text);
  });
}

function textOf(action: NonNullable<ReturnType<typeof policyChoice>>): string {
  switch (action.do) {
    case 'lose':
      return `lose ${action.count} ${action.kind}`;
    case 'demand':
      return `demand ${action.what}`;
    case 'down':
      return `down ${action.sortie}`;
    default:
      return action.do;
  }
}
