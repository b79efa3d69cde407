// `npm run qr` creates street signs whose code opens the guest page.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { readList } from '../city/readList';
import { printSigns } from './printSigns';
import { readCommand, usage } from './qrFlags';

const log = (sentence: string): void => console.log(sentence);
const project = resolve(import.meta.dirname, '../../..');

const print = async (): Promise<void> => {
  const command = readCommand(process.argv.slice(2));
  if (!command) return log(usage);
  const list = readList(readFileSync(join(project, 'cities.json'), 'utf8'));
  if ('errors' in list) throw new Error([...list.errors, 'Mend cities.json first: npm run city -- check'].join('\n'));
  // npm runs everything in the project folder; INIT_CWD is the directory in which the command was given.
  const folder =
    command.out === undefined ? join(project, 'signs') : resolve(process.env['INIT_CWD'] ?? '.', command.out);
  await printSigns(command, list.cities, folder, findBrowser(), log);
};

try {
  await print();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('All options: npm run qr -- --help');
  process.exitCode = 1;
}
