import { BadInput, type Command } from '../command.ts';

export const bench: Command = {
  operands: '',
  about: [
    'Measures the kernel and the games against hand-written code: interleaved rounds, by processor time, as ratios.',
  ],
  options: { json: { help: 'as JSON' } },
  async run() {
    throw new BadInput('There is nothing to measure yet.');
  },
};
