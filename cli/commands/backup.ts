import { existsSync } from 'node:fs';
import { backUp, NothingToBackUp } from '@kurgan/server';
import { BadInput, type Command } from '../command.ts';
import { say } from '../output.ts';
import { inLine } from '../printable.ts';
import { usualDataFolder } from '../serve/data-folder.ts';
import { systemProblem } from '../system-problem.ts';
import { counted } from '../text.ts';

export const backup: Command = {
  operands: 'FILE',
  about: [
    'Copies everything that a server keeps in its data folder into one file, as it stands at this moment. The server may play on meanwhile.',
    'To restore it, stop the server, put the file into an empty data folder under the name kurgan.sqlite, and start the server.',
    'A PostgreSQL database is copied by its own tools: pg_dump --format=custom --file=FILE "$DATABASE_URL", and back by pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE.',
  ],
  options: { data: { value: 'FOLDER', help: "the data folder (the server's usual one)" } },
  async run(args) {
    const file = args.operand(0);
    const folder = args.text('data');
    if (folder === undefined && (process.env.DATABASE_URL ?? '') !== '') {
      throw new BadInput(
        `The matches are in PostgreSQL: copy them with pg_dump --format=custom --file=${file} "$DATABASE_URL".`,
      );
    }
    if (existsSync(file)) throw new BadInput(`${file} exists already: name another file.`);
    const from = folder ?? usualDataFolder();
    try {
      say(`${counted(await backUp(from, file), 'match', 'matches')} copied to ${inLine(file)}`);
    } catch (error) {
      if (error instanceof NothingToBackUp)
        throw new BadInput(`There are no matches in ${from}: name the server's data folder with --data.`);
      if (systemProblem(error) !== null || !(error instanceof Error)) throw error;
      throw new BadInput(`The matches in ${from} can’t be copied to ${file}: ${error.message}.`);
    }
    return 0;
  },
};
