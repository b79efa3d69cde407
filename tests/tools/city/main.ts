// `npm run city`: reports errors in cities.json, and adds a city to it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { addCity } from './addCity';
import { promptAnswers } from './promptAnswers';
import { cityEntry, withFlag } from './cityEntry';
import { readCommand, usage, type CityAnswers, type CityCommand } from './cityFlags';
import { cityWarnings, ofCity, warningText } from './cityWarnings';
import { nextSteps } from './nextSteps';
import { readList } from './readList';
import { writeWhole } from './writeWhole';

const log = (sentence: string): void => console.log(sentence);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Prints the sentences and exits: 1 for errors in the list (or warnings, if strict), 2 for wrong usage. */
const giveUp = (code: 1 | 2, ...sentences: string[]): never => {
  sentences.forEach((sentence) => console.error(sentence));
  process.exit(code);
};

const read = (): CityCommand => {
  try {
    return readCommand(process.argv.slice(2));
  } catch (error) {
    return giveUp(2, messageOf(error), '', usage);
  }
};

const { command, file = join(import.meta.dirname, '../../../cities.json'), wantsHelp, isStrict, answers } = read();

const textOfFile = (): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return giveUp(2, `${file} cannot be read: ${messageOf(error)}`);
  }
};

const check = (): void => {
  const list = readList(textOfFile());
  if ('errors' in list) return giveUp(1, ...list.errors, `${counted(list.errors.length, 'fault')}.`);
  const warnings = cityWarnings(list.cities, Date.now());
  warnings.forEach((warning) => log(warningText(warning, list.cities.length)));
  const result = `${list.cities.length} cities, no faults, ${counted(warnings.length, 'warning')}.`;
  if (isStrict && warnings.length > 0) return giveUp(1, result);
  log(result);
};

/** Without flags it prompts for the answers, which requires a terminal. */
const answersFor = async (list: readonly { city: string }[]): Promise<CityAnswers> => {
  if (Object.keys(answers).length > 0) return answers;
  if (!process.stdin.isTTY) return giveUp(2, usage);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Handles Ctrl+C and Ctrl+D.
  const stop = (): never => giveUp(2, '\nNothing has been written.');
  terminal.once('close', stop);
  const answered = await promptAnswers(list, (question) => terminal.question(question), log);
  terminal.off('close', stop);
  terminal.close();
  return answered;
};

const add = async (): Promise<void> => {
  const before = readList(textOfFile());
  if ('errors' in before) return giveUp(1, 'Nothing has been written: the list has faults already.', ...before.errors);
  const entry = cityEntry(await answersFor(before.list));
  // The file may have changed during the prompts.
  const added = addCity(textOfFile(), entry);
  if ('errors' in added) return giveUp(1, 'Nothing has been written.', ...added.errors.map(withFlag));
  try {
    writeWhole(file, added.text);
  } catch (error) {
    return giveUp(2, `Nothing has been written: ${messageOf(error)}`);
  }
  const id = String(entry['city']);
  log(`${id} has been added to cities.json.`);
  ofCity(cityWarnings(added.cities, Date.now()), id).forEach((warning) =>
    log(warningText(warning, added.cities.length)),
  );
  nextSteps(entry).forEach(log);
};

if (wantsHelp) log(usage);
else if (command === 'check') check();
else if (command === 'add') await add();
else giveUp(2, ...(command === undefined ? [] : [`"${command}" is not known.`, '']), usage);
