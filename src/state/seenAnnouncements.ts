import { atom } from 'jotai';
import * as v from 'valibot';
import type { SeenAnnouncements } from '~/domain/content/startAnnouncement';
import { cityIdAtom } from './currentCity';
import { storageKey } from './storageKeys';
import { read } from '~/platform/storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

const text = v.optional(v.string());
/** City → stamps of its dismissed announcements: the line, the popup and the picture. */
export const seenAnnouncementsKey = storageKey<Record<string, SeenAnnouncements>>({
  name: 'seen-notices',
  owner: 'device',
  purpose: 'settings',
  schema: v.record(v.string(), v.object({ notification: text, popup: text, banner: text })),
  fallback: {},
});
const storedSeenAtom = storedAtom(seenAnnouncementsKey);

/** The dismissed announcements of the chosen city. */
export const seenAnnouncementsAtom = atom((get): SeenAnnouncements => get(storedSeenAtom)[get(cityIdAtom) ?? ''] ?? {});

/** Records that an announcement was dismissed. Rereads the stored list, because another tab may have changed it. */
export const markAnnouncementSeen = (kind: keyof SeenAnnouncements, stamp: string): void => {
  const city = store.get(cityIdAtom);
  const all = read(seenAnnouncementsKey);
  if (city !== null) store.set(storedSeenAtom, { ...all, [city]: { ...all[city], [kind]: stamp } });
};
