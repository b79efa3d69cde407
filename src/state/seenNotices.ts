import { atom } from 'jotai';
import type { SeenNotices } from '~/domain/startNotice';
import { cityIdAtom } from './city';
import { keys } from './keys';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const allAtom = storedAtom(keys.seenNotices);

/** What was put away of the chosen city's notices. */
export const seenNoticesAtom = atom((get): SeenNotices => get(allAtom)[get(cityIdAtom) ?? ''] ?? {});

/** Keeps that a notice was put away. The stored list is read anew: another tab may have changed it. */
export const markSeen = (kind: keyof SeenNotices, stamp: string): void => {
  const city = store.get(cityIdAtom);
  const all = read(keys.seenNotices);
  if (city !== null) store.set(allAtom, { ...all, [city]: { ...all[city], [kind]: stamp } });
};
