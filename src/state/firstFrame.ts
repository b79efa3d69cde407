import * as v from 'valibot';
import { instant, key } from './keys';
import { remove } from './storage';

/** What the first frame of the next start says before the app itself is there: written by `app/keepFirstFrame`, drawn by `app/drawFirstFrame`. */
const firstFrame = v.object({
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
export type FirstFrame = v.InferOutput<typeof firstFrame>;

export const firstFrameKey = key<FirstFrame | null>({ name: 'first-frame', schema: v.nullable(firstFrame), fallback: null });

export const forgetFirstFrame = (): void => remove(firstFrameKey);
