import { atom } from 'jotai';
import * as v from 'valibot';
import type { SeenNotices } from '~/domain/startNotice';
import { cityIdAtom } from './city';
import { key } from './keys';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const text = v.optional(v.string());
/** City → marks of what was put away there: the line of the city, its popup, its picture. */
const seenKey = key<Record<string, SeenNotices>>({
  name: 'seen-notices',
  schema: v.record(v.string(), v.object({ notification: text, popup: text, banner: text })),
  fallback: {},
});
const allAtom = storedAtom(seenKey);

/** What was put away of the chosen city's notices. */
export const seenNoticesAtom = atom((get): SeenNotices => get(allAtom)[get(cityIdAtom) ?? ''] ?? {});

/** Keeps that a notice was put away. The stored list is read anew: another tab may have changed it. */
export const markSeen = (kind: keyof SeenNotices, stamp: string): void => {
  const city = store.get(cityIdAtom);
  const all = read(seenKey);
  if (city !== null) store.set(allAtom, { ...all, [city]: { ...all[city], [kind]: stamp } });
};
