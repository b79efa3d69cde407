import type { Attempt } from '~/domain/payments/attempt';
import { hourMs, minuteMs } from '~/domain/time/cityTime';
import type { Intervals } from '~/domain/stay/duration';
import type { PaymentMethod } from '~/domain/money/paymentMethod';
import type { PaymentRecord } from '~/domain/payments/paymentRecord';
import type { Permit } from '~/domain/permits/permit';
import type { Quote } from '~/domain/money/quote';
import type { Stay } from '~/domain/stay/stay';
import type { PriceInterval } from '~/domain/stay/tariff';
import type { Vehicle } from '~/domain/vehicle/vehicle';
import type { Zone } from '~/domain/stay/zone';
import { setFavourite } from '~/state/map/favourites';
import { saveLastStay } from '~/state/payments/lastStay';
import { saveCurrentUserRecord } from '~/state/payments/paymentRecords';
import { saveSmsStay, recordSmsReply, smsStaysAtom } from '~/state/payments/smsStays';
import { store } from '~/state/store';
import { userLocationAtom } from '~/state/map/userLocation';
import { now } from './clock';

export const plate = 'А123ВС777';

const paid = (fromMin: number, toMin: number, perHour: number): PriceInterval => ({
  dayType: 'default',
  fromMin,
  toMin,
  perHour,
});
export const prices = {
  byDay: [paid(8 * 60, 20 * 60, 40_00)],
  twoPrices: [paid(8 * 60, 14 * 60, 40_00), paid(14 * 60, 22 * 60, 80_00)],
  always: [paid(0, 24 * 60, 60_50)],
  laterToday: [paid(18 * 60, 22 * 60, 40_00)],
};

export const zone: Zone = { number: '0302', name: 'Центр', address: 'ул. Ленина, 24', prices: prices.byDay };
export const parking: Zone = {
  ...zone,
  number: '123456',
  parkingCode: '4077',
  address: 'набережная Генералиссимуса Суворова, напротив дома 112',
};

export const stay = (remainingMin: number, overrides: Partial<Stay> = {}): Stay => ({
  id: '17',
  plate,
  zone: '0302',
  startsAt: now + remainingMin * minuteMs - 2 * hourMs,
  endsAt: now + remainingMin * minuteMs,
  status: 'active',
  ...overrides,
});

export const quote: Quote = {
  total: 120_00,
  discount: 0,
  intervals: [{ from: now, to: now + 2 * hourMs, sum: 120_00, perHour: 60_00 }],
  isMoneyEnough: true,
  topUp: 0,
};

export const permit: Permit = {
  type: 'Льгота',
  variation: 'Житель',
  places: [],
  isForAnyPlace: true,
  isForAnyVehicle: false,
  salePercent: 50,
  canChangeVehicle: false,
  canRefund: false,
  canPause: false,
  canContinue: false,
};

export const attempt: Attempt = {
  id: '1',
  city: 'moscow',
  kind: 'start',
  accountKey: 'a',
  payloadHash: 'h',
  target: 't',
  sentAt: now,
  knownSessionIds: [],
  summary: { plate, place: { zone: '0302' }, sum: 120_00 },
};

export const vehicles: readonly Vehicle[] = [
  { plate, isForeign: false, isMain: true, category: 'B', name: 'Семейная' },
  { plate: '1234АВ77', isForeign: false, isMain: false, category: 'A' },
  { plate: 'AB-123-CD', isForeign: true, isMain: false, category: 'B', name: 'Машина сестры из Гданьска' },
];

export const methods: readonly PaymentMethod[] = [
  { id: 'card', label: 'Банковская карта', description: 'Комиссия 0 %', needsPhone: false },
  { id: 'phone', label: 'Счёт телефона', needsPhone: true },
];

export const intervals: Intervals = { stepMin: 15, minMin: 15, maxMin: 24 * 60 };

export const paymentRecords: readonly PaymentRecord[] = [
  {
    id: '1',
    city: 'moscow',
    kind: 'start',
    sentAt: now - hourMs,
    answeredAt: now - hourMs + 2000,
    plate,
    place: { zone: '0302' },
    sum: 120_00,
    outcome: 'done',
    sessionId: '17',
  },
  {
    id: '2',
    city: 'moscow',
    kind: 'renew',
    sentAt: now - 30 * minuteMs,
    plate,
    place: { zone: '0302' },
    outcome: 'failed',
    fault: 'timeout',
  },
  {
    id: '3',
    city: 'moscow',
    kind: 'refill',
    sentAt: now - 20 * minuteMs,
    outcome: 'link',
    toPay: 500_00,
    order: '900417',
  },
  {
    id: '4',
    city: 'moscow',
    kind: 'offlineForm',
    sentAt: now - 10 * minuteMs,
    plate,
    place: { zone: '0302' },
    outcome: 'failed',
    fault: 'noNetwork',
    isPhoneTime: true,
  },
];

/** Vehicles with an SMS under way. */
export const smsPlates = { awaited: 'В001АО77', told: 'С002ОО77' };

/** Stores the data that some components read from the device. */
export const storeSamples = (): void => {
  store.set(userLocationAtom, { fix: { latitude: 55.76, longitude: 37.62, accuracyM: 20 } });
  saveLastStay('moscow', { place: '0302', plate, isForeign: false, durationMin: 90 });
  setFavourite({ zone: '0417', title: 'Тверская улица, 1' }, true);
  if (store.get(smsStaysAtom).length === 0) {
    for (const smsPlate of Object.values(smsPlates))
      saveSmsStay({
        deed: 'pay',
        plate: smsPlate,
        isForeign: false,
        zone: '0302',
        durationMin: 120,
        hours: 2,
        text: `0302*${smsPlate}*2`,
      });
    store
      .get(smsStaysAtom)
      .filter((sms) => sms.plate === smsPlates.told)
      .forEach(({ id }) => recordSmsReply(id));
  }
  saveCurrentUserRecord({ kind: 'offlineForm', plate, place: { zone: '0302' }, outcome: 'failed', fault: 'noNetwork' });
};
