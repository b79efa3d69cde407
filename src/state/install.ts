import * as v from 'valibot';
import { atom } from 'jotai';
import type { AttemptKind } from '~/domain/attempt';
import { tracesAtom } from './attempts';
import { installingAtom } from './installing';
import { instant, key } from './keys';
import { staysAtom } from './stays';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const installKey = key<{ hasPaid?: boolean; refusedAt?: number }>({
  name: 'install',
  schema: v.object({ hasPaid: v.optional(v.boolean()), refusedAt: v.optional(instant) }),
  fallback: {},
});
const keptAtom = storedAtom(installKey);

/** Deeds by which nobody has parked. */
const notForPaying: readonly AttemptKind[] = ['cancel', 'endDeferred'];

const hasJustPaidAtom = atom(
  (get) =>
    get(staysAtom).some(({ state }) => state === 'confirmed') ||
    Object.values(get(tracesAtom)).some(({ attempt: { kind }, state }) => state.phase === 'done' && !notForPaying.includes(kind)),
);

/** Is it the moment to offer it? After the first payment that went well, and never again by itself once it was refused. */
export const offersInstallAtom = atom((get) => {
  const { hasPaid, refusedAt } = get(keptAtom);
  return get(installingAtom) !== undefined && refusedAt === undefined && (hasPaid === true || get(hasJustPaidAtom));
});

/** A payment went well on this device: that is remembered beyond the page that saw it. */
export const noteHasPaid = (): void => {
  if (!read(installKey).hasPaid) store.set(keptAtom, { ...read(installKey), hasPaid: true });
};
export const refuseInstall = (): void => store.set(keptAtom, { ...read(installKey), refusedAt: Date.now() });
