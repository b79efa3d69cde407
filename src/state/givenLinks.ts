import { atom } from 'jotai';
import * as v from 'valibot';
import { hourMs, type Instant } from '~/domain/cityTime';
import type { Kopecks } from '~/domain/money';
import { cityIdAtom } from './city';
import { instant, key, listOf } from './keys';
import { read } from './storage';
import { storedAtom } from './storedAtom';
import { store } from './store';

/** What a link to a payment page was given for. */
export type LinkKind = 'refill' | 'extend' | 'subscribe';

/**
 * A link to a payment page that a city gave to a driver. Outlives its window and the page: money may take minutes, and
 * nobody may be led to pay twice meanwhile.
 */
export interface GivenLink {
  kind: LinkKind;
  /** What it pays for, of its kind: a stay's id, a subscription's code; empty for the balance. */
  target: string;
  /** What the form said. Another form is another link, unless this one has been opened. */
  asked: string;
  /** As it came: what may be opened is judged anew each time. */
  address: string;
  /** What the provider is to be paid. */
  toPay: Kopecks;
  /** What it is judged by afterwards: the balance in kopecks, or the end of the stay, as it was then. */
  before?: number;
  /** The same of subscriptions: the orders that the driver had already. */
  known?: string[];
  /** The car that a subscription is for. */
  plate?: string;
  at: Instant;
  /** Its page has been opened: it may be paid already. */
  isOpened: boolean;
}
type Kept = GivenLink & { city: string };

/** How long an unpaid link keeps a driver from another one. */
const linkLifeMs = 24 * hourMs;

const text = v.string();
const linksKey = key<Kept[]>({
  name: 'given-links',
  schema: listOf<Kept>(
    v.object({
      city: text,
      kind: v.picklist(['refill', 'extend', 'subscribe']),
      target: text,
      asked: text,
      address: text,
      toPay: v.number(),
      before: v.optional(v.number()),
      known: v.optional(v.array(text)),
      plate: v.optional(text),
      at: instant,
      isOpened: v.boolean(),
    }),
  ),
  fallback: [],
});

/** Of whoever is signed in in each city: another person begins without any. */
const linksAtom = storedAtom(linksKey);

const isAlive = ({ at }: GivenLink): boolean => {
  const age = Date.now() - at;
  return age >= 0 && age < linkLifeMs;
};

type Purpose = Pick<GivenLink, 'kind' | 'target'>;

/** The link of the chosen city that was given for this, unless it is too old. */
export const givenLinkAtom = ({ kind, target }: Purpose) =>
  atom((get): GivenLink | undefined =>
    get(linksAtom).find((link) => link.city === get(cityIdAtom) && link.kind === kind && link.target === target && isAlive(link)),
  );

/** Everything but what is old, and what was given for this. The stored list is read anew: another tab may have written since. */
const others = ({ kind, target }: Purpose): Kept[] =>
  read(linksKey).filter((one) => isAlive(one) && !(one.city === store.get(cityIdAtom) && one.kind === kind && one.target === target));

export const keepLink = (link: GivenLink): void => {
  const city = store.get(cityIdAtom);
  if (city !== null) store.set(linksAtom, [...others(link), { ...link, city }]);
};

/** It has been paid, or the driver says that it has not been and will not be. */
export const dropLink = (purpose: Purpose): void => {
  const kept = others(purpose);
  if (kept.length < read(linksKey).length) store.set(linksAtom, kept);
};

/** What logging out does. */
export const forgetLinks = (city: string): void =>
  store.set(
    linksAtom,
    read(linksKey).filter((link) => link.city !== city),
  );
