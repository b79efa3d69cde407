import { atom } from 'jotai';
import * as v from 'valibot';
import { hourMs, type Instant } from '~/domain/time/cityTime';
import type { Kopecks } from '~/domain/money/money';
import { cityIdAtom } from '../currentCity';
import { loginKeysIn } from '../session/accountKeys';
import { instant, storageKey, listOf } from '../storageKeys';
import { driverAtom, expiredAtom } from '../session/signIn';
import { read } from '~/platform/storage';
import { storedAtom } from '../storedAtom';
import { store } from '../store';

/** What a link to a payment page was given for. */
export type LinkKind = 'refill' | 'extend' | 'subscribe';

/**
 * A link to a payment page that a city gave to a driver. Outlives its window and the page: money may take minutes, and
 * nobody may be led to pay twice meanwhile.
 */
export interface IssuedLink {
  kind: LinkKind;
  /** What it pays for, of its kind: a stay's id, a subscription's code; empty for the balance. */
  target: string;
  /** What the form said. Another form is another link, unless this one has been opened. */
  asked: string;
  /** As it came: what may be opened is judged anew each time. */
  address: string;
  /** What the provider is to be paid. */
  toPay: Kopecks;
  /** What it is judged by afterwards: the balance in kopecks, or the end of the stay, as it was when the page was opened. */
  before?: number;
  /** The same of subscriptions: the orders that the driver had already. */
  known?: string[];
  /** The server's time of asking for it: no line of the history that is older can be of its money. */
  since?: Instant;
  /** The car that a subscription is for. */
  plate?: string;
  at: Instant;
  /** Its page has been opened: it may be paid already. */
  isOpened: boolean;
}
/** Whose it is: the key of the login, which another person's is not. */
type StoredLink = IssuedLink & { city: string; login: string };

/** How long an unpaid link keeps a driver from another one. */
const linkLifeMs = 24 * hourMs;

const text = v.string();
const linksKey = storageKey<StoredLink[]>({
  name: 'given-links',
  schema: listOf<StoredLink>(
    v.object({
      city: text,
      login: text,
      kind: v.picklist(['refill', 'extend', 'subscribe']),
      target: text,
      asked: text,
      address: text,
      toPay: v.number(),
      before: v.optional(v.number()),
      known: v.optional(v.array(text)),
      since: v.optional(instant),
      plate: v.optional(text),
      at: instant,
      isOpened: v.boolean(),
    }),
  ),
  fallback: [],
});

const storedLinksAtom = storedAtom(linksKey);

const isCurrent = ({ at }: IssuedLink): boolean => {
  const age = Date.now() - at;
  return age >= 0 && age < linkLifeMs;
};

/** Whose links are meant: those of the driver of this page, in the chosen city. */
const linkOwnerAtom = atom((get) => ({ city: get(cityIdAtom), login: get(driverAtom)?.cacheKey ?? get(expiredAtom) }));
type LinkOwner = ReturnType<typeof linkOwnerAtom.read>;

const isOwnedBy = (link: StoredLink, { city, login }: LinkOwner): boolean => link.city === city && link.login === login;

/** All links of the driver in the chosen city that are not too old. */
export const issuedLinksAtom = atom((get): IssuedLink[] =>
  get(storedLinksAtom).filter((link) => isOwnedBy(link, get(linkOwnerAtom)) && isCurrent(link)),
);

type LinkTarget = Pick<IssuedLink, 'kind' | 'target'>;

/** The one that was given for this. */
export const issuedLinkAtom = ({ kind, target }: LinkTarget) =>
  atom((get): IssuedLink | undefined =>
    get(issuedLinksAtom).find((link) => link.kind === kind && link.target === target && isCurrent(link)),
  );

/** Everything but what is old, and what was given for this. The stored list is read anew: another tab may have written since. */
const others = ({ kind, target }: LinkTarget): StoredLink[] =>
  read(linksKey).filter(
    (one) =>
      isCurrent(one) && !(isOwnedBy(one, store.get(linkOwnerAtom)) && one.kind === kind && one.target === target),
  );

export const saveLink = (link: IssuedLink): void => {
  const { city, login } = store.get(linkOwnerAtom);
  if (city !== null && login !== undefined) store.set(storedLinksAtom, [...others(link), { ...link, city, login }]);
};

/** It has been paid, or the driver says that it has not been and will not be. */
export const dropLink = (purpose: LinkTarget): void => {
  const remaining = others(purpose);
  if (remaining.length < read(linksKey).length) store.set(storedLinksAtom, remaining);
};

/** The link as it stands once its page has been opened: judged by what holds now, by what it was opened with where it is opened again. */
export const openedLink = (link: IssuedLink, { before, known }: Pick<IssuedLink, 'before' | 'known'>): IssuedLink => ({
  ...link,
  ...(link.isOpened
    ? {}
    : {
        before: before ?? link.before,
        known: known || link.known ? [...new Set([...(link.known ?? []), ...(known ?? [])])] : undefined,
      }),
  isOpened: true,
});

/** What logging out does. A tab that wakes up late finds the next driver's links beside those of the one who has left: they stay. */
export const clearLinks = (city: string): void => {
  const activeLogins = loginKeysIn(city);
  store.set(
    storedLinksAtom,
    read(linksKey).filter((link) => link.city !== city || activeLogins.includes(link.login)),
  );
};
