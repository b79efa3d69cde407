// `npm run contract`: makes every call of the contract to a city's server. See `tests/README.md`.
import { parseArgs } from 'node:util';
import { parseCities, type CityConfig } from '~/city/schema';
import cityList from '../../../cities.json' with { type: 'json' };
import { startFakeCity } from '../../fake-city/startFakeCity';
import type { Facts } from './Facts';
import { isFailure, lineOf, summaryOf, unanswered } from './report';
import { runSuite, type Row } from './runSuite';
import { fakeCityFacts } from './fakeCityFacts';
import { allSteps } from './steps/allSteps';

/** Together these cities have every feature. */
const usualCities = ['moscow', 'tyumen'];

const usage = `npm run contract -- [--api URL] [--city ID] [--write] [--json]
                       [--login NAME --password WORD] [--inn N --contract N] [--ticket N --parking N]

  --api       a city's server; without it the stand-in is started and asked for everything
  --city      whose entry of cities.json applies (guest token, time zone)
  --write     makes the calls that change something, too
  --login     a driver's account, for what a driver may ask
  --inn       a company's account
  --ticket    a ticket of a flat parking
  --json      the report for machines`;

const giveUp = (sentence: string): never => {
  console.error(sentence);
  process.exit(2);
};

const read = () => {
  try {
    return parseArgs({
      options: {
        api: { type: 'string' },
        city: { type: 'string' },
        login: { type: 'string' },
        password: { type: 'string' },
        inn: { type: 'string' },
        contract: { type: 'string' },
        ticket: { type: 'string' },
        parking: { type: 'string' },
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

const options = read();
if (options.help) {
  console.log(usage);
  process.exit(0);
}
// A browser always reports whether it has a network. Node does not.
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });

const cities = new Map(parseCities(cityList).map((city) => [city.city, city]));
const cityOf = (id: string): CityConfig => cities.get(id) ?? giveUp(`There is no city "${id}" in cities.json.`);

/** The warnings of all tested cities. */
const warnings: string[] = [];

const firstFacts = ({ guestToken, timeZone }: CityConfig): Facts => ({
  guestToken,
  timeZone,
  nowMs: Date.now(),
  tookMs: 0,
  warnings,
  run: String(Date.now()),
  known: new Map(),
});

const printRow = (row: Row): void => {
  if (!options.json) console.log(lineOf(row));
};

/** Runs the suite against an external server, with the given logins. */
const runOnServer = async (apiUrl: string, city: CityConfig): Promise<Row[]> => {
  const facts = firstFacts(city);
  if (options.login && options.password) facts.driver = { login: options.login, password: options.password };
  if (options.inn && options.contract) facts.company = { inn: options.inn, contractNumber: options.contract };
  if (options.ticket && options.parking) facts.known.set('ticket', options.ticket).set('flat parking', options.parking);
  return runSuite(allSteps, { apiUrl, facts, isWriting: options.write, onRow: printRow });
};

/** Starts a fake city and runs the whole suite against it. */
const runOnFakeCity = async (ids: readonly string[]): Promise<Record<string, Row[]>> => {
  const fakeCity = await startFakeCity({ isControlOn: true, log: console.error });
  const reports: Record<string, Row[]> = {};
  for (const id of ids) {
    const city = cityOf(id);
    if (!options.json) console.log(`\n${id}`);
    const facts = await fakeCityFacts(fakeCity, city, firstFacts(city));
    reports[id] = await runSuite(allSteps, {
      apiUrl: `${fakeCity.url}${city.apiUrl}`,
      facts,
      isWriting: true,
      onRow: printRow,
    });
  }
  await fakeCity.close();
  return reports;
};

const ids = options.city ? [options.city] : usualCities;
const reports = options.api
  ? { [ids[0] ?? '']: await runOnServer(options.api, cityOf(ids[0] ?? '')) }
  : await runOnFakeCity(ids);
const rows = Object.values(reports).flat();
// Every call must be answered by the fake city in at least one of the cities.
const lacking = options.api || options.city ? [] : unanswered(rows);
const isGood = !rows.some(isFailure) && lacking.length === 0;
if (options.json) console.log(JSON.stringify({ isGood, warnings, reports }, null, 2));
else {
  console.log(`\n${summaryOf(rows)}`);
  for (const warning of warnings) console.log(`warning: ${warning}`);
  if (!options.api && !options.city)
    console.log(lacking.length > 0 ? `Answered nowhere: ${lacking.join(', ')}` : 'Every call of the contract answers.');
}
process.exit(isGood ? 0 : 1);
