import * as v from 'valibot';
import { storageKey } from './storageKeys';

/** When the app last reloaded this tab, to prevent a reload loop. */
export const restartKeys = {
  /** Because a chunk was missing. */
  reloadedAt: storageKey({
    name: 'reopened',
    owner: 'device',
    purpose: 'settings',
    schema: v.number(),
    fallback: 0,
    isPerTab: true,
  }),
  /** After a crash. */
  crashedAt: storageKey({
    name: 'broke-at',
    owner: 'device',
    purpose: 'settings',
    schema: v.number(),
    fallback: 0,
    isPerTab: true,
  }),
};
