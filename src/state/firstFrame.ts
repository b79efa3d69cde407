import * as v from 'valibot';
import { instant, storageKey } from './storageKeys';
import { remove } from '~/platform/storage';

/** What the first frame of the next start says before the app itself is there: written by `app/boot/saveFirstFrame`, drawn by `app/boot/drawFirstFrame`. */
const firstFrameSchema = v.object({
  /** The city that it is of, and its names. */
  city: v.string(),
  name: v.object({ ru: v.string(), en: v.string() }),
  /** The city's clock less the device's, in ms. */
  aheadMs: v.number(),
  /** Nobody may pay, and nothing else is to be seen. */
  isClosed: v.boolean(),
  /** Without a login nobody may pay. */
  isForDrivers: v.boolean(),
  /** A form asks for a parking's code instead of a zone's number. */
  paysByParking: v.boolean(),
  /** The map says whose it is, in a line at its foot. */
  hasCredit: v.boolean(),
  /** Only while a driver is signed in. */
  driver: v.optional(
    v.object({
      /** In roubles, as the header writes it; none in a city without balances. */
      balance: v.optional(v.string()),
      /** Running stays, the one that ends first on top. */
      stays: v.array(v.object({ plate: v.string(), endsAt: instant })),
    }),
  ),
});
export type FirstFrame = v.InferOutput<typeof firstFrameSchema>;

export const firstFrameKey = storageKey<FirstFrame | null>({
  name: 'first-frame',
  schema: v.nullable(firstFrameSchema),
  fallback: null,
});

export const clearFirstFrame = (): void => remove(firstFrameKey);
