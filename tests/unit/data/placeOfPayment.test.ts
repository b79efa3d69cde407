import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { cancelParking } from '~/data/payments/cancelParking';
import { renewParking } from '~/data/payments/renewParking';
import type { RunResult } from '~/data/payments/runAttempt';
import { startGuestParking } from '~/data/payments/startGuestParking';
import { startParking } from '~/data/payments/startParking';
import { profileQuery } from '~/data/profile/profileQuery';
import type { ParkingSession } from '~/domain/session';
import { fillLink } from '~/features/guest/stay/fillLink';
import { stayToKeep } from '~/features/guest/stayToKeep';
import { words, wordsIn } from '~/i18n/words';
import { attemptWords } from '~/parts/payment/attemptWords';
import { factsOf, paperText } from '~/parts/proofs/proofText';
import { stayTarget, type StayTarget } from '~/parts/stay/stay.form';
import { traceOf } from '~/state/attempts';
import { setCity } from '~/state/city';
import { readProofs } from '~/state/proofs';
import { setSignIn } from '~/state/signIn';
import { startStandIn, type StandIn } from '../../stand-in/startStandIn';
import { Control } from '../../tools/control';

// The fake city needs the globals of Node, so there is no jsdom here: only what a payment asks of its browser.
vi.hoisted(() => {
  const request = (...given: unknown[]): unknown => (given.at(-1) as (lock: object) => unknown)({});
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
});

/** A city that sells its stays by parkings: there a place is named by the parking's code. */
const city = 'sochi';
const timeZone = 'Europe/Moscow';
const queryClient = new QueryClient();
const signIn = { token: '', cacheKey: 'a' };
let server: StandIn;
let control: Control;
let parking: { code: string; zone: { zonenumber: string } };

beforeAll(async () => {
  server = await startStandIn({ isControlOn: true });
  control = new Control(server.url);
  const { fetch: send } = globalThis;
  vi.stubGlobal('location', new URL(server.url));
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => send(new URL(address, server.url), options));
  const list = await send(`${server.url}/city/${city}/api/info/get-parkings`);
  const found = ((await list.json()) as { result: (typeof parking)[] }).result.find(({ zone }) => zone);
  if (!found) throw new Error('No parking lies in a zone.');
  parking = found;
  const prices = [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price: 60 }];
  await control.settings(city, { prices: { [found.zone.zonenumber]: prices } });
  await loadCity(city);
  setCity(city);
  await words('device');
  i18n.loadAndActivate({ locale: 'ru', messages: await wordsIn('ru') });
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const targetFor = (plate: string): StayTarget => {
  const { code, zone } = parking;
  const zones = [{ number: zone.zonenumber, parkingCode: code, name: '', address: 'улица Ленина, 12', prices: [] }];
  return stayTarget({ place: code, plate, isForeign: false, durationMin: 60 }, { zones, paysByParking: true });
};

/** What the device says of a payment: in a notice, and in its record. */
const toldOf = async (result: RunResult): Promise<{ notice: string; record: string; paper: string }> => {
  if (result.kind === 'blocked') throw new Error(result.why);
  const attempt = traceOf(result.id)?.attempt;
  if (!attempt) throw new Error('Nothing was sent.');
  const proof = (await readProofs(city, [attempt.accountKey])).find(({ id }) => id === attempt.id);
  if (!proof) throw new Error('No record was kept.');
  const record = new Map(factsOf(proof, timeZone)).get('Зона или парковка') ?? '';
  return { notice: attemptWords(attempt).notKnown, record, paper: paperText({ proofs: [proof], city, timeZone }) };
};

describe('in a city that pays by parking code', () => {
  it('a guest’s notice, record, receipt and the way to pay again name the parking', async () => {
    const target = targetFor('А101ВС23');
    const result = await startGuestParking({ ...target, sum: 6000, methodId: 'card', phone: '79123456789' });
    if (result.kind !== 'answered') throw new Error(result.kind);
    const { notice, record, paper } = await toldOf(result);
    expect(record).toBe(parking.code);
    expect(notice).toContain(parking.code);
    expect(paper).toContain(`: ${parking.code}\n`);
    const stay = stayToKeep(result.reply, { ...target, place: undefined, sum: 6000, sentMs: Date.now() });
    expect(stay && fillLink(stay).search).toMatchObject({ parkingCode: parking.code });
  });

  it('a driver’s extension and cancellation name the parking that was paid for', async () => {
    const { users } = await control.seed(city, { users: [{ balanceKopecks: 500_000, vehicles: [{ number: 'А102ВС23', isMain: true }] }] });
    signIn.token = users[0]?.token ?? '';
    setSignIn(city, 'standart', signIn);
    expect((await toldOf(await startParking(queryClient, signIn, { ...targetFor('А102ВС23'), sum: 6000 }))).record).toBe(parking.code);
    const session = await vi.waitFor(async () => {
      const { sessions } = await queryClient.fetchQuery({ ...profileQuery(city, signIn), staleTime: 0 });
      // The city knows its stay by both numbers.
      expect(sessions).toMatchObject([{ zone: parking.zone.zonenumber, parkingCode: parking.code }]);
      return sessions[0] as ParkingSession;
    });
    for (const send of [() => renewParking(queryClient, signIn, session, 30, 3000), () => cancelParking(queryClient, signIn, session)]) {
      const { notice, record } = await toldOf(await send());
      expect(record).toBe(parking.code);
      expect(notice).toContain(parking.code);
    }
  });
});
