import * as v from 'valibot';
import { storageKey } from './storageKeys';

/** When the app last opened this tab's page anew, so that it does not do so again and again. */
export const restartKeys = {
  /** For the sake of a piece. */
  reloadedAt: storageKey({
    name: 'reopened',
    owner: 'device',
    purpose: 'settings',
    schema: v.number(),
    fallback: 0,
    isPerTab: true,
  }),
  /** After the page broke. */
  crashedAt: storageKey({
    name: 'broke-at',
    owner: 'device',
    purpose: 'settings',
    schema: v.number(),
    fallback: 0,
    isPerTab: true,
  }),
};
