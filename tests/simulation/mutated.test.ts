import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { call } from '~/api/call';
import type { Endpoint } from '~/api/contract/endpoint';
import { endpoints, type EndpointId } from '~/api/contract/endpoints';
import { parseCities } from '~/city/schema';
import { permitsFromWire } from '~/data/permits/permitsFromWire';
import { balanceFromWire, companyFromWire } from '~/data/company/companyFromWire';
import { quoteFromWire } from '~/data/cost/quoteFromWire';
import { driverDocumentsFromWire } from '~/data/documents/driverDocumentsFromWire';
import { appealsFromWire, messagesFromWire } from '~/data/appeals/appealsFromWire';
import { finesFromWire } from '~/data/fines/finesFromWire';
import { featureFromWire } from '~/data/map/featureFromWire';
import { newsFromWire, newsItemFromWire } from '~/data/news/newsFromWire';
import { historyFromWire } from '~/data/history/historyFromWire';
import { operationsFromWire } from '~/data/history/operationsFromWire';
import { optionsFromWire } from '~/data/options/optionsFromWire';
import { OutcomeError } from '~/data/outcomeError';
import { pageFromWire } from '~/data/pages/pageFromWire';
import { popupFromWire } from '~/data/announcements/popupFromWire';
import { accountSettingsFromWire } from '~/data/profile/accountSettingsFromWire';
import { profileFromWire } from '~/data/profile/profileFromWire';
import { receiptsFromWire } from '~/data/receipts/receiptsFromWire';
import { settingsFromWire } from '~/data/settings/settingsFromWire';
import { smsCommandsFromWire } from '~/data/sms-commands/smsCommandsFromWire';
import { foundOffersFromWire, searchZonesFromWire, timingFromWire } from '~/data/subscriptions/constructorFromWire';
import { offersFromWire } from '~/data/subscriptions/offersFromWire';
import { zonesFromWire } from '~/data/zones/zonesFromWire';
import cityList from '../../cities.json' with { type: 'json' };
import { runSuite } from '../contract/suite/runSuite';
import { fakeCityFacts } from '../contract/suite/fakeCityFacts';
import { allSteps } from '../contract/suite/steps/allSteps';
import { mutate, shortened } from '../fake-city/faults/mutate';
import { randomFor } from '../fake-city/seed/random';
import { startFakeCity } from '../fake-city/startFakeCity';

/**
 * Replies of every call, each corrupted in a few places. `call` and the readers throw only their documented errors.
 * Their results contain nothing that a screen would show as `NaN`, `undefined` or `[object Object]` (F-50).
 */
const count = Number(process.env['MUTATIONS_COUNT'] ?? 60);
const seed = process.env['CHANCE_SEED'] ?? '1';
const timeZone = 'Asia/Yekaterinburg';

// Each reader takes the reply of its own call. The table ensures that, because the types cannot.
/* eslint-disable @typescript-eslint/no-explicit-any */
const readers: Partial<Record<EndpointId, Record<string, (value: any) => unknown>>> = {
  getBenefits: { permitsFromWire: (value) => permitsFromWire(value, timeZone) },
  getCorpProfile: { companyFromWire },
  getBalance: { balanceFromWire: (value) => balanceFromWire(value.result.balance) ?? 0 },
  getCost: { quoteFromWire: (value) => quoteFromWire(value, timeZone) },
  getProfile: { profileFromWire: (value) => profileFromWire(value, timeZone), driverDocumentsFromWire },
  getAppeals: { appealsFromWire },
  getAppealMessages: { messagesFromWire: (value) => messagesFromWire(value, timeZone) },
  getFines: { finesFromWire: (value) => finesFromWire(value, timeZone) },
  getMapInfo: { featureFromWire: (value) => (value as { features: unknown[] }).features.map(featureFromWire) },
  getNews: { newsFromWire: (value) => newsFromWire(value, 0, timeZone) },
  getNewsItem: { newsItemFromWire: (value) => newsItemFromWire(value, timeZone) },
  getRecentOperations: { operationsFromWire: (value) => operationsFromWire(value, timeZone) },
  getOperations: { historyFromWire: (value) => historyFromWire(value, timeZone) },
  getOptions: { optionsFromWire },
  getPage: { pageFromWire },
  getPopup: { popupFromWire },
  getAccountSettings: { accountSettingsFromWire },
  getReceiptList: { receiptsFromWire: (value) => receiptsFromWire(value, timeZone) },
  getSettings: { settingsFromWire },
  getSmsCommands: { smsCommandsFromWire },
  getConstructorZones: { searchZonesFromWire },
  getConstructorTiming: { timingFromWire },
  selectSubscriptions: { foundOffersFromWire: (value) => foundOffersFromWire(value, timeZone) },
  getSubscriptionOffers: { offersFromWire: (value) => offersFromWire(value, timeZone) },
  getZones: { zonesFromWire: (value) => zonesFromWire(value, false) },
};
/* eslint-enable @typescript-eslint/no-explicit-any */

/** Used inside the readers of other replies. */
const innerReaders = ['methodsFromWire', 'announcementsFromWire', 'stayFromWire', 'typeFromWire'];
/** For a geocoder, which is not a call of a city. */
const otherReaders = ['addressesFromWire'];
/** Calls that answer with a file, whose content is not read. */
const withoutSample: EndpointId[] = ['getReceipt'];
const modules = import.meta.glob<Record<string, unknown>>('../../src/data/**/*FromWire.ts', { eager: true });

const ids = Object.keys(endpoints) as EndpointId[];
/** A valid reply of each call that answers in JSON. */
const samples = new Map<EndpointId, ReturnType<typeof shortened>>();

beforeAll(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const fakeCity = await startFakeCity({ isControlOn: true, log: console.error });
  const { fetch } = globalThis;
  for (const id of ['moscow', 'tyumen']) {
    const city = parseCities(cityList).find((one) => one.city === id);
    if (!city) throw new Error(`There is no ${id}.`);
    const first = {
      guestToken: city.guestToken,
      timeZone: city.timeZone,
      nowMs: Date.now(),
      tookMs: 0,
      warnings: [],
      run: '1700000000001',
      known: new Map(),
    };
    const facts = await fakeCityFacts(fakeCity, city, first);
    for (const step of allSteps) {
      vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
        const response = await fetch(...request);
        const body: unknown = await response
          .clone()
          .json()
          .catch(() => undefined);
        const isGood =
          (body as { status?: unknown } | undefined)?.status === 'ok' || (body && step.endpoint.callClass === 'R');
        const known = samples.get(step.id);
        // Uses the longer reply of the two cities.
        if (isGood && JSON.stringify(body).length > JSON.stringify(known ?? null).length)
          samples.set(step.id, shortened(body));
        return response;
      });
      await runSuite([step], { apiUrl: `${fakeCity.url}${city.apiUrl}`, facts, isWriting: true });
      vi.stubGlobal('fetch', fetch);
    }
  }
  await fakeCity.close();
}, 120_000);
afterEach(() => vi.unstubAllGlobals());
afterAll(() => vi.unstubAllGlobals());

/** Returns values that a screen would show as nonsense, with their paths. */
const nonsense = (value: unknown, path = ''): string[] => {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`];
  if (typeof value === 'string')
    return /\bNaN\b|\bundefined\b|Invalid Date|\[object /.test(value) ? [`${path}: ${value.slice(0, 80)}`] : [];
  if (value === null) return [`${path}: null`];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => nonsense(one, `${path}.${name}`));
};

describe('half-correct replies', () => {
  it('there is a sample reply of every call that does not answer with a file', () => {
    expect(ids.filter((id) => !samples.has(id))).toEqual(withoutSample);
    for (const id of withoutSample) expect((endpoints[id] as Endpoint).readFile, id).toBeDefined();
  });

  it('every reader of replies takes part in the test of half-correct replies', () => {
    const written = Object.values(modules).flatMap((module) =>
      Object.keys(module).filter((name) => name.endsWith('FromWire')),
    );
    const taken = Object.values(readers).flatMap((group) => Object.keys(group));
    expect(written.toSorted()).toEqual([...taken, ...innerReaders, ...otherReaders].toSorted());
  });

  it.each(ids.filter((id) => !withoutSample.includes(id)))(
    'half-correct replies to %s are read without a crash and without nonsense',
    async (id) => {
      const sample = samples.get(id);
      if (!sample) throw new Error(`No good reply of ${id} was seen.`);
      vi.stubGlobal('navigator', { onLine: true });
      const random = randomFor('mutant', id, seed);
      const endpoint: Endpoint = endpoints[id];
      const problems: string[] = [];
      let okCount = 0;
      for (let number = 0; number < count; number += 1) {
        const body = JSON.stringify(mutate(sample, random));
        vi.stubGlobal('fetch', () =>
          Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } })),
        );
        try {
          const outcome = await call(endpoint, {}, { apiUrl: 'http://city' });
          if (outcome.kind !== 'ok') continue;
          okCount += 1;
          for (const read of Object.values(readers[id] ?? {}))
            problems.push(...nonsense(read(outcome.value)).map((line) => `${line}\n  ${body.slice(0, 600)}`));
        } catch (error) {
          // A reader may report that there is nothing to read.
          if (!(error instanceof OutcomeError)) problems.push(`${String(error)}\n  ${body.slice(0, 600)}`);
        }
      }
      if (readers[id]) expect(okCount, 'replies that were read').toBeGreaterThan(0);
      expect(problems.slice(0, 3).join('\n'), `${problems.length} of ${count}`).toBe('');
    },
  );
});
