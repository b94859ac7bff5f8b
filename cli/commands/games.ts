import type { OptionInfo } from '@kurgan/engine';
import type { GameEntry } from '@kurgan/games';
import type { Command } from '../command.ts';
import { say, sayJson } from '../output.ts';
import { botsOf } from '../registry.ts';
import { table, wrap } from '../text.ts';

function optionWord(option: OptionInfo): string {
  switch (option.kind) {
    case 'flag':
      return option.id;
    case 'number':
      return `${option.id}[=${option.min}..${option.max}]`;
    case 'turns':
      return `${option.id}[=TURN,..]`;
    case 'text':
      return `${option.id}=TEXT`;
    case 'list':
      return `${option.id}=${option.of.map(({ id }) => id).join(',')}`;
  }
}

function describe(entry: GameEntry): string {
  const { game } = entry;
  const scenarios = game.scenarios.map((scenario) =>
    [
      wrap(`${scenario.id}: ${scenario.title}. ${scenario.summary}`, 4, '  '),
      table(scenario.options.map((option) => ['   ', optionWord(option), option.title, option.rule])),
    ].join('\n'),
  );
  return [
    `${game.id}: ${game.title}`,
    `  seats ${game.seats.join(', ')}; bots ${botsOf(entry)
      .map((bot) => bot.id)
      .join(', ')}`,
    ...scenarios,
  ].join('\n');
}

function asData(entry: GameEntry) {
  const { id, title, version, seats, sides, scenarios } = entry.game;
  const options = new Map(scenarios.flatMap((scenario) => scenario.options).map((option) => [option.id, option]));
  const bots = botsOf(entry).map((bot) => ({ id: bot.id, title: bot.title }));
  return { id, title, version, seats, sides, scenarios, options: [...options.values()], bots };
}

export const games: Command = {
  operands: '',
  about: ['Lists the games with their seats, scenarios, options and bots, the best bot first.'],
  options: { json: { help: 'print JSON' } },
  async run(args, registry) {
    const entries = await registry.all();
    if (args.has('json')) sayJson(entries.map(asData));
    else say(entries.map(describe).join('\n\n'));
    return 0;
  },
};
