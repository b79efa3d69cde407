import * as v from 'valibot';
import { atom } from 'jotai';
import type { AttemptKind } from '~/domain/payments/attempt';
import { attemptStatusesAtom } from './payments/attempts';
import { installMethodAtom } from './installMethod';
import { instant, storageKey } from './storageKeys';
import { guestStaysAtom } from './payments/guestStays';
import { read } from '~/platform/storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

export const installKey = storageKey<{ hasPaid?: boolean; refusedAt?: number }>({
  name: 'install',
  owner: 'device',
  purpose: 'settings',
  schema: v.object({ hasPaid: v.optional(v.boolean()), refusedAt: v.optional(instant) }),
  fallback: {},
});
const storedInstallAtom = storedAtom(installKey);

/** Kinds of attempts that do not mean the driver has parked. */
const notPayingKinds: readonly AttemptKind[] = ['cancel', 'endDeferred'];

const hasJustPaidAtom = atom(
  (get) =>
    get(guestStaysAtom).some(({ state }) => state === 'confirmed') ||
    Object.values(get(attemptStatusesAtom)).some(
      ({ attempt: { kind }, state }) => state.phase === 'done' && !notPayingKinds.includes(kind),
    ),
);

/**
 * True if the installation should be offered: after the first successful payment, and never again automatically once it
 * was refused.
 */
export const isInstallOfferedAtom = atom((get) => {
  const { hasPaid, refusedAt } = get(storedInstallAtom);
  return get(installMethodAtom) !== undefined && refusedAt === undefined && (hasPaid === true || get(hasJustPaidAtom));
});

/** Records that a payment succeeded on this device, so that this outlives the page. */
export const recordHasPaid = (): void => {
  if (!read(installKey).hasPaid) store.set(storedInstallAtom, { ...read(installKey), hasPaid: true });
};
export const dismissInstall = (): void => store.set(storedInstallAtom, { ...read(installKey), refusedAt: Date.now() });
