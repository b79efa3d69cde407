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

/** The purpose of a link to a payment page. */
export type LinkKind = 'refill' | 'extend' | 'subscribe';

/**
 * A link to a payment page that a city has issued to a driver. It outlives its dialog and the page: the money may take
 * minutes, and the driver must not be led to pay twice in that time.
 */
export interface IssuedLink {
  kind: LinkKind;
  /** The target of the payment, depending on the kind: a stay's id, a subscription's code, or empty for the balance. */
  target: string;
  /** The content of the form. Different content requires another link, unless this one has been opened. */
  asked: string;
  /** The address as received. Whether it may be opened is checked again each time. */
  address: string;
  /** The amount to pay to the provider. */
  toPay: Kopecks;
  /**
   * The state to compare with after the payment: the balance in kopecks, or the end of the stay, when the page was
   * opened.
   */
  before?: number;
  /** The same for subscriptions: the orders that the driver already had. For a top-up: the operations near it. */
  known?: string[];
  /** The server time of the request for the link. No older operation can belong to its payment. */
  since?: Instant;
  /** The plate that a subscription is for. */
  plate?: string;
  at: Instant;
  /** True if its page has been opened, so that it may already be paid. */
  isOpened: boolean;
}
/** A link with its owner. `login` is the key of the login; another person's login has a different key. */
type StoredLink = IssuedLink & { city: string; login: string };

/** How long an unpaid link blocks another one. */
const linkLifeMs = 24 * hourMs;

const text = v.string();
export const issuedLinksKey = storageKey<StoredLink[]>({
  name: 'given-links',
  owner: 'account',
  purpose: 'payments',
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

const storedLinksAtom = storedAtom(issuedLinksKey);

const isCurrent = ({ at }: IssuedLink): boolean => {
  const age = Date.now() - at;
  return age >= 0 && age < linkLifeMs;
};

/** The owner of the links: the driver of this page in the chosen city. */
const linkOwnerAtom = atom((get) => ({ city: get(cityIdAtom), login: get(driverAtom)?.cacheKey ?? get(expiredAtom) }));
type LinkOwner = ReturnType<typeof linkOwnerAtom.read>;

const isOwnedBy = (link: StoredLink, { city, login }: LinkOwner): boolean => link.city === city && link.login === login;

/** The driver's links in the chosen city that are not too old. */
export const issuedLinksAtom = atom((get): IssuedLink[] =>
  get(storedLinksAtom).filter((link) => isOwnedBy(link, get(linkOwnerAtom)) && isCurrent(link)),
);

type LinkTarget = Pick<IssuedLink, 'kind' | 'target'>;

/** Returns an atom with the link that was issued for this target. */
export const issuedLinkAtom = ({ kind, target }: LinkTarget) =>
  atom((get): IssuedLink | undefined =>
    get(issuedLinksAtom).find((link) => link.kind === kind && link.target === target && isCurrent(link)),
  );

/**
 * Returns all links except outdated ones and the one for this target. Rereads the stored list, because another tab may
 * have written to it.
 */
const others = ({ kind, target }: LinkTarget): StoredLink[] =>
  read(issuedLinksKey).filter(
    (one) =>
      isCurrent(one) && !(isOwnedBy(one, store.get(linkOwnerAtom)) && one.kind === kind && one.target === target),
  );

export const saveLink = (link: IssuedLink): void => {
  const { city, login } = store.get(linkOwnerAtom);
  if (city !== null && login !== undefined) store.set(storedLinksAtom, [...others(link), { ...link, city, login }]);
};

/** Called when the link has been paid, or when the driver states that it has not been and will not be paid. */
export const dropLink = (purpose: LinkTarget): void => {
  const remaining = others(purpose);
  if (remaining.length < read(issuedLinksKey).length) store.set(storedLinksAtom, remaining);
};

/**
 * Returns the link marked as opened. The first opening sets the state to compare with later; further openings leave it
 * unchanged.
 */
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

/**
 * Called on logout. Links of logins that are active by now stay, because a tab that wakes up late may find the next
 * driver's links in the list.
 */
export const clearLinks = (city: string): void => {
  const activeLogins = loginKeysIn(city);
  store.set(
    storedLinksAtom,
    read(issuedLinksKey).filter((link) => link.city !== city || activeLogins.includes(link.login)),
  );
};
