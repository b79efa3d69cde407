import { countdown } from '~/domain/time/countdown';
import type { FirstFrame } from '~/state/firstFrame';

/**
 * Draws the first frame of a start from stored data while the app is still loading: the page's form, the pay button,
 * the running stay. The script is part of the page, so nothing has to be fetched for it. The app later draws over the
 * frame. Stored data is not trusted: if something is missing or unexpected, the frame shows less, but never anything
 * wrong.
 */

/** The parts of a frame that depend on what the device knows (`firstFrames`). */
export type FramePart =
  'driver' | 'guest' | 'guestPays' | 'offline' | 'stay' | 'noStay' | 'balance' | 'credit' | 'zone' | 'noZone';

type Logins = Record<string, { standart?: unknown; coop?: unknown } | undefined>;

/** Throws if the stored value is corrupt or storage is forbidden. */
const read = (name: string): unknown => JSON.parse(localStorage.getItem(`parking.${name}`) ?? 'null');

/** Replaces the names in braces. */
const fill = (text: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Formats the time left as the page does. `messages` has one text for full hours, and one for hours and minutes. */
const remainingTimeText = (ms: number, messages: DOMStringMap): string => {
  const minutes = Math.floor(Math.ceil(ms / 1000) / 60);
  if (minutes < 60) return countdown(ms);
  const text = minutes % 60 === 0 ? messages['hours'] : messages['hoursMinutes'];
  return fill(text ?? '', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).replace(/(\d) /g, '$1\u00a0');
};

/** The files of this start, under the names that `build/shellPages` gives them. */
const files: DOMStringMap = document.currentScript?.dataset ?? {};
/**
 * Preloads modules in parallel with the app: otherwise the browser would discover them only after it has read the app.
 */
const preloadModules = (list = ''): void => {
  for (const href of list.split(' '))
    if (href)
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          crossOrigin: '',
          fetchPriority: 'low',
          href,
        }),
      );
};
const pages: Readonly<Record<string, string>> = { '/': 'map', '/guest-payment': 'form', '/check': 'check' };

const draw = (): void => {
  const root = document.getElementById('root');
  const query = new URLSearchParams(location.search);
  const isEnglish = document.documentElement.lang === 'en';
  const path = location.pathname.replace(/^\/en(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/';
  const stored = read('city');
  const city = query.get('city')?.trim() || stored;
  const isKnown = typeof city === 'string' && files['cities']?.split(' ').includes(city);
  if (isKnown) preloadModules(files['city']?.replace('{city}', city));
  const login = typeof city === 'string' ? (read('sign-ins') as Logins | null)?.[city] : undefined;
  if (!login) preloadModules(files[pages[path] ?? '']);
  // The app reads a link that a mail program or a printer has changed; the frame does not.
  if (/amp;|.\?|[?&](CITY|ZONE)=/.test(location.search)) return;
  // A city other than the stored one may be unknown to the app.
  if (!root || typeof city !== 'string' || (stored !== null && stored !== city) || (files['cities'] && !isKnown))
    return;
  const isDriver = login?.standart !== undefined;
  // The installed app may start at a different page than its address (`app/boot/start`).
  const leadsElsewhere =
    query.has('do') ||
    read('return-address') !== null ||
    (query.has('source') && !isEnglish && read('language') === 'en');
  // A paid stay and a barrier have a different form.
  const isOther = query.has('stay') || query.has('type');
  // Without a stay in the address, a driver is led from the guest's form to the main page.
  const isGuestForm =
    path === '/guest-payment' && (!isDriver || /[?&](zone|parkingCode|plate|duration)=/.test(location.search));
  const isForm = !isOther && (isGuestForm || (path === '/profile/parking' && isDriver));
  const template = document.getElementById(
    `first-${isForm ? 'form' : path === '/' && !leadsElsewhere && 'map'}`,
  ) as HTMLTemplateElement | null;
  // A company has its own pages.
  if (!template || login?.coop !== undefined) return;

  const storedFrame = read('first-frame') as FirstFrame | null;
  const cityFrame = storedFrame?.city === city ? storedFrame : undefined;
  // A driver's form is different in a city without balances.
  const isOtherForm = cityFrame?.paysByParking || (isDriver ? !cityFrame?.driver : cityFrame?.isForDrivers);
  if (cityFrame?.isClosed || (isForm && isOtherForm)) return;
  const now = Date.now() + (cityFrame?.aheadMs ?? 0);
  const stay = (isDriver && cityFrame?.driver?.stays.find(({ endsAt }) => endsAt > now)) || undefined;
  const balance = isDriver ? cityFrame?.driver?.balance : undefined;
  const zone = /^[\w-]{1,12}$/.exec(query.get('zone') ?? '')?.[0];
  const parts: Record<FramePart, boolean> = {
    driver: isDriver,
    guest: !isDriver,
    guestPays: !isDriver && !cityFrame?.isForDrivers,
    offline: !navigator.onLine,
    stay: stay !== undefined,
    noStay: cityFrame?.driver !== undefined && isDriver && !stay,
    balance: balance !== undefined,
    credit: cityFrame?.hasCredit === true,
    zone: zone !== undefined,
    noZone: zone === undefined,
  };
  const remainingMs = stay ? stay.endsAt - now : 0;
  const values = {
    balance,
    zone,
    city: cityFrame?.name?.[isEnglish ? 'en' : 'ru'],
    plate: stay?.plate,
    left: remainingTimeText(remainingMs, template.dataset),
  };
  const frame = template.content;
  for (const part of frame.querySelectorAll<HTMLElement>('[data-part]'))
    part.replaceWith(...(parts[part.dataset['part'] as FramePart] ? part.childNodes : []));
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (texts.currentNode.nodeValue) texts.currentNode.nodeValue = fill(texts.currentNode.nodeValue, values);
  // The city of a link is not stored yet, so the frame's links pass it on.
  for (const link of frame.querySelectorAll<HTMLAnchorElement>('main a'))
    link.setAttribute('href', link.getAttribute('href') + location.search);
  root.replaceChildren(frame);
};

try {
  draw();
} catch {
  // The stored data is corrupt or from another release. The app handles that.
}
