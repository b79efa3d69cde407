import { atom } from 'jotai';
import * as v from 'valibot';
import { placeRef } from '~/domain/stay/placeRef';
import { isSameSms, type SmsStay } from '~/domain/sms/smsStay';
import { serverNow, serverTimeAtLeastAtom } from '../clock';
import { instant, storageKey, listOf } from '../storageKeys';
import type { Owned } from '../map/placesKeys';
import { isOwnedBy, dataOwnerAtom, withoutAccountEntries } from '../session/dataOwner';
import { saveCurrentUserRecord, patchCurrentUserRecords } from './paymentRecords';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

type StoredSmsStay = SmsStay & Owned;

const text = v.string();
export const smsStaysKey = storageKey<StoredSmsStay[]>({
  name: 'sms-stays',
  owner: 'both',
  purpose: 'sms',
  survivesReset: true,
  isVital: true,
  schema: listOf<StoredSmsStay>(
    v.object({
      city: text,
      owner: v.picklist(['guest', 'account']),
      id: text,
      deed: v.picklist(['pay', 'extend', 'end']),
      plate: text,
      isForeign: v.boolean(),
      zone: text,
      parkingCode: v.optional(text),
      durationMin: v.optional(v.number()),
      sessionId: v.optional(text),
      endsAt: v.optional(instant),
      text,
      hours: v.optional(v.number()),
      at: instant,
      state: v.picklist(['awaited', 'told', 'confirmed']),
      toldAt: v.optional(instant),
    }),
  ),
  fallback: [],
});

const storedSmsStaysAtom = storedAtom(smsStaysKey);

/**
 * SMS commands that the current user has taken to the SMS app, oldest first. They are stored with the phone's time,
 * because the city's time may be unknown without a network. They are returned in the city's time, as far as it is known
 * by now.
 */
export const smsStaysAtom = atom((get): SmsStay[] => {
  const toServer = get(serverTimeAtLeastAtom);
  return get(storedSmsStaysAtom)
    .filter(isOwnedBy(get(dataOwnerAtom)))
    .map((sms) => ({ ...sms, at: toServer(sms.at) }));
});

/** Rereads the stored list before changing it, because another tab may have written to it. */
const changeSmsStays = (next: (all: StoredSmsStay[]) => StoredSmsStay[]): void =>
  store.set(storedSmsStaysAtom, next(read(smsStaysKey)));

const recordKinds = { pay: 'smsPay', extend: 'smsExtend', end: 'smsEnd' } as const;

/** The maximum number of stored commands. The oldest are removed first. */
const maxStored = 20;

/** Stores a command before the SMS app is opened, in place of an earlier one for the same action, zone and plate. */
export const saveSmsStay = (sms: Omit<SmsStay, 'id' | 'at' | 'state'>): void => {
  const owner = store.get(dataOwnerAtom);
  const isOwned = isOwnedBy(owner);
  const id = crypto.randomUUID();
  changeSmsStays((all) =>
    [
      ...all.filter((one) => !isOwned(one) || !isSameSms(one, sms)),
      { ...sms, ...owner, id, at: Date.now(), state: 'awaited' as const },
    ].slice(-maxStored),
  );
  saveCurrentUserRecord({
    id,
    kind: recordKinds[sms.deed],
    plate: sms.plate,
    place: placeRef(sms),
    command: sms.text,
    outcome: 'open',
  });
};

const patchSmsStay = (id: string, change: Pick<SmsStay, 'state' | 'toldAt'>): void =>
  changeSmsStays((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

/** Called when the driver states that the reply has arrived. */
export const recordSmsReply = (id: string): void => {
  const at = serverNow();
  patchSmsStay(id, { state: 'told', toldAt: at });
  patchCurrentUserRecords((record) => (record.id === id ? { ...record, answeredAt: at } : record));
};
/** Called when the city's list shows the stay. */
export const recordSmsConfirmed = (id: string): void => {
  const at = serverNow();
  patchSmsStay(id, { state: 'confirmed' });
  patchCurrentUserRecords((record) => (record.id === id ? { ...record, outcome: 'done', confirmedAt: at } : record));
};

/** Stops reporting the command. If no reply was recorded, its payment record is marked accordingly. */
export const dropSmsStay = (id: string): void => {
  changeSmsStays((all) => all.filter((one) => one.id !== id));
  patchCurrentUserRecords((record) =>
    record.id === id && record.outcome === 'open' && record.answeredAt === undefined
      ? { ...record, outcome: 'failed', fault: 'noReply' }
      : record,
  );
};

/** Called on logout: removes the account's commands; the guest's stay. */
export const clearSmsStays = (city: string): void => {
  changeSmsStays((all) => withoutAccountEntries(all, city));
};
