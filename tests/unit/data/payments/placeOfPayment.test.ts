import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { cancelStay } from '~/data/payments/cancelStay';
import { extendStay } from '~/data/payments/extendStay';
import type { RunResult } from '~/data/payments/runAttempt';
import { startGuestStay } from '~/data/payments/startGuestStay';
import { startStay } from '~/data/payments/startStay';
import { profileQuery } from '~/data/profile/profileQuery';
import type { Stay } from '~/domain/stay/stay';
import { fillLink } from '~/features/guest/stay/fillLink';
import { guestStayOfReply } from '~/features/guest/guestStayOfReply';
import { loadMessages, messagesIn } from '~/i18n/messages';
import { attemptMessages } from '~/components/payment/attemptMessages';
import { factsOf, printText } from '~/components/payment-records/paymentRecordText';
import { stayTarget, type StayTarget } from '~/components/stay-form/stay.form';
import { attemptStatusOf } from '~/state/payments/attempts';
import { setCity } from '~/state/currentCity';
import { readPaymentRecords } from '~/state/payments/paymentRecords';
import { setSignIn } from '~/state/session/signIn';
import { startFakeCity, type FakeCityServer } from '../../../fake-city/startFakeCity';
import { Control } from '../../../tools/control';

// The fake city needs Node's globals, so jsdom is not used. Only what a payment needs from its browser is stubbed.
vi.hoisted(() => {
  const request = (...args: unknown[]): unknown => (args.at(-1) as (lock: object) => unknown)({});
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
});

/** A city that sells stays by parkings, where the parking's code names a place. */
const city = 'sochi';
const timeZone = 'Europe/Moscow';
const queryClient = new QueryClient();
const signIn = { token: '', cacheKey: 'a' };
let server: FakeCityServer;
let control: Control;
let parking: { code: string; zone: { zonenumber: string } };

beforeAll(async () => {
  server = await startFakeCity({ isControlOn: true });
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
  await loadMessages('offline-data');
  i18n.loadAndActivate({ locale: 'ru', messages: await messagesIn('ru') });
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

/** The texts about a payment: in a notice, in its record and in print. */
const recordsOf = async (result: RunResult): Promise<{ notice: string; record: string; print: string }> => {
  if (result.kind === 'blocked') throw new Error(result.reason);
  const attempt = attemptStatusOf(result.id)?.attempt;
  if (!attempt) throw new Error('Nothing was sent.');
  const paymentRecord = (await readPaymentRecords(city, [attempt.accountKey])).find(({ id }) => id === attempt.id);
  if (!paymentRecord) throw new Error('No record was kept.');
  const record = new Map(factsOf(paymentRecord, timeZone)).get('Зона или парковка') ?? '';
  return {
    notice: attemptMessages(attempt).notKnown,
    record,
    print: printText({ records: [paymentRecord], city, timeZone }),
  };
};

describe('payments in a city that pays by parking code', () => {
  it('a guest’s notice, payment record, receipt and link to pay again name the parking', async () => {
    const target = targetFor('А101ВС23');
    const result = await startGuestStay({ ...target, sum: 6000, methodId: 'card', phone: '79123456789' });
    if (result.kind !== 'answered') throw new Error(result.kind);
    const { notice, record, print } = await recordsOf(result);
    expect(record).toBe(parking.code);
    expect(notice).toContain(parking.code);
    expect(print).toContain(`: ${parking.code}\n`);
    const stay = guestStayOfReply(result.reply, { ...target, place: undefined, sum: 6000, sentMs: Date.now() });
    expect(stay && fillLink(stay).search).toMatchObject({ parkingCode: parking.code });
  });

  it('a driver’s extension and cancellation name the parking that was paid for', async () => {
    const { users } = await control.seed(city, {
      users: [{ balanceKopecks: 500_000, vehicles: [{ number: 'А102ВС23', isMain: true }] }],
    });
    signIn.token = users[0]?.token ?? '';
    setSignIn(city, 'standart', signIn);
    expect((await recordsOf(await startStay(queryClient, signIn, { ...targetFor('А102ВС23'), sum: 6000 }))).record).toBe(
      parking.code,
    );
    const session = await vi.waitFor(async () => {
      const { sessions } = await queryClient.fetchQuery({ ...profileQuery(city, signIn), staleTime: 0 });
      // The city has both numbers of the stay.
      expect(sessions).toMatchObject([{ zone: parking.zone.zonenumber, parkingCode: parking.code }]);
      return sessions[0] as Stay;
    });
    for (const send of [
      () => extendStay(queryClient, signIn, session, 30, 3000),
      () => cancelStay(queryClient, signIn, session),
    ]) {
      const { notice, record } = await recordsOf(await send());
      expect(record).toBe(parking.code);
      expect(notice).toContain(parking.code);
    }
  });
});
