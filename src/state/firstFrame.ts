import * as v from 'valibot';
import { instant, storageKey } from './storageKeys';
import { remove } from '~/platform/storage';

/**
 * The data for the first frame of the next start, before the app has loaded. Written by `app/boot/saveFirstFrame`,
 * drawn by `app/boot/drawFirstFrame`.
 */
const firstFrameSchema = v.object({
  /** The city that the frame belongs to, and its names. */
  city: v.string(),
  name: v.object({ ru: v.string(), en: v.string() }),
  /** How far the city's clock is ahead of the device's, in milliseconds. */
  aheadMs: v.number(),
  /** True if the city is closed: payments are impossible, and nothing else is shown. */
  isClosed: v.boolean(),
  /** True if payments require a login. */
  isForDrivers: v.boolean(),
  /** True if the form has a parking code instead of a zone number. */
  paysByParking: v.boolean(),
  /** True if the map has a line at its foot that credits its source. */
  hasCredit: v.boolean(),
  /** Present only while a driver is signed in. */
  driver: v.optional(
    v.object({
      /** In roubles, formatted as in the header. Undefined in a city without balances. */
      balance: v.optional(v.string()),
      /** Running stays, the one that ends first on top. */
      stays: v.array(v.object({ plate: v.string(), endsAt: instant })),
    }),
  ),
});
export type FirstFrame = v.InferOutput<typeof firstFrameSchema>;

export const firstFrameKey = storageKey<FirstFrame | null>({
  name: 'first-frame',
  owner: 'account',
  purpose: 'cityData',
  schema: v.nullable(firstFrameSchema),
  fallback: null,
});

export const clearFirstFrame = (): void => remove(firstFrameKey);
