import { atom } from 'jotai';
import * as v from 'valibot';
import { placeRef } from '~/domain/placeRef';
import { isSameSms, type SmsStay } from '~/domain/smsStay';
import { serverNow, serverTimeAtLeastAtom } from './clock';
import { instant, key, listOf } from './keys';
import type { Owned } from './placesKeys';
import { isOwnedBy, placesOwnerAtom, withoutAccounts } from './placesOwner';
import { keepOwnProof, patchOwnProofs } from './proofs';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

type Kept = SmsStay & Owned;

const text = v.string();
const smsKey = key<Kept[]>({
  name: 'sms-stays',
  isVital: true,
  schema: listOf<Kept>(
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

const allAtom = storedAtom(smsKey);

/**
 * What whoever uses the app here has taken to the SMS app, the oldest first. It is kept with the phone's own time, for the city's may
 * not be known without a network, and read in the city's, as far as it is known by now.
 */
export const smsStaysAtom = atom((get): SmsStay[] => {
  const toServer = get(serverTimeAtLeastAtom);
  return get(allAtom)
    .filter(isOwnedBy(get(placesOwnerAtom)))
    .map((sms) => ({ ...sms, at: toServer(sms.at) }));
});

/** Changes the stored list as it stands now: another tab may have written since. */
const change = (next: (all: Kept[]) => Kept[]): void => store.set(allAtom, next(read(smsKey)));

const proofKinds = { pay: 'smsPay', extend: 'smsExtend', end: 'smsEnd' } as const;

/** The most that are kept: the oldest go first. */
const most = 20;

/** Keeps one before the SMS app is opened; it takes the place of an earlier one for the same. */
export const keepSms = (sms: Omit<SmsStay, 'id' | 'at' | 'state'>): void => {
  const owner = store.get(placesOwnerAtom);
  const isOwn = isOwnedBy(owner);
  const id = crypto.randomUUID();
  change((all) =>
    [...all.filter((one) => !isOwn(one) || !isSameSms(one, sms)), { ...sms, ...owner, id, at: Date.now(), state: 'awaited' as const }].slice(-most),
  );
  keepOwnProof({ id, kind: proofKinds[sms.deed], plate: sms.plate, place: placeRef(sms), command: sms.text, outcome: 'open' });
};

const patch = (id: string, news: Pick<SmsStay, 'state' | 'toldAt'>): void =>
  change((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)));

/** The driver says that the reply has come. */
export const noteReply = (id: string): void => {
  const at = serverNow();
  patch(id, { state: 'told', toldAt: at });
  patchOwnProofs((proof) => (proof.id === id ? { ...proof, answeredAt: at } : proof));
};
/** The city's list shows it. */
export const noteConfirmed = (id: string): void => {
  const at = serverNow();
  patch(id, { state: 'confirmed' });
  patchOwnProofs((proof) => (proof.id === id ? { ...proof, outcome: 'done', confirmedAt: at } : proof));
};

/** It is told about no more; where no reply was heard of, none has come. */
export const dropSms = (id: string): void => {
  change((all) => all.filter((one) => one.id !== id));
  patchOwnProofs((proof) =>
    proof.id === id && proof.outcome === 'open' && proof.answeredAt === undefined ? { ...proof, outcome: 'failed', fault: 'noReply' } : proof,
  );
};

/** What logging out does: the account's go, the guest's stay. */
export const forgetSms = (city: string): void => {
  change((all) => withoutAccounts(all, city));
};
