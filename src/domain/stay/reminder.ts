import { minuteMs, type Instant } from '../time/cityTime';
import type { PlaceRef } from './placeRef';

/** Reminders of a stay that runs out (`product.md`): when each is due, and what is said at which moment. Nothing is told from here. */

/** Minutes ahead that a driver may choose. */
export const leadsMin = [5, 10, 15, 30] as const;
export type LeadMin = (typeof leadsMin)[number];
/** What somebody who asks to be reminded gets before they choose. */
export const firstLeadMin: LeadMin = 15;

/** What a driver has chosen, for all stays. */
export interface ReminderChoice {
  /** Null: no reminders. */
  leadMin: LeadMin | null;
  /** Also before the last moment at which stopping brings money back. */
  isForMoney: boolean;
  /** Also as a notification of the device. */
  isNotified: boolean;
  /** When it was chosen, by the city's clock: what was due by then is not told afterwards. */
  chosenAt: Instant;
}

/** A stay with an end that somebody may be reminded of. */
export interface RemindedStay {
  id: string;
  plate: string;
  /** Where it is known. */
  isForeign?: boolean;
  place?: PlaceRef;
  startsAt: Instant;
  endsAt: Instant;
  /** The last moment at which stopping brings money back; undefined where nothing comes back. */
  moneyUntil?: Instant;
  /** Paid for without an account: nothing can be extended, and the end is reckoned, for no city tells it. */
  isGuest: boolean;
}

export type ReminderKind = 'end' | 'money';

export interface Reminder {
  /** Names this reminder for good: of a stay that was extended it is another one. */
  key: string;
  stayId: string;
  kind: ReminderKind;
  /** When it is due. */
  at: Instant;
  /** What it reminds of. */
  until: Instant;
}

/** Stays are told of so long after their end, where the page slept past it. */
export const overMs = 15 * minuteMs;

/** A server may tell the same end with other seconds. */
const keyOf = (stayId: string, what: string, until: Instant): string =>
  `${stayId} ${what} ${Math.round(until / minuteMs)}`;

/** The reminders of one stay: before its end, and before the end of the money's way back. One that would be due before the stay begins is none. */
export const remindersOf = (
  { id, startsAt, endsAt, moneyUntil }: RemindedStay,
  { leadMin, isForMoney }: ReminderChoice,
): Reminder[] => {
  if (leadMin === null) return [];
  const ends: [ReminderKind, Instant | undefined][] = [
    ['end', endsAt],
    ['money', isForMoney ? moneyUntil : undefined],
  ];
  return ends.flatMap(([kind, until]) => {
    if (until === undefined) return [];
    const at = until - leadMin * minuteMs;
    return at > startsAt ? [{ key: keyOf(id, `${kind}-${leadMin}`, until), stayId: id, kind, at, until }] : [];
  });
};

/** Is it still worth telling? Money that is lost is not spoken of; an end that was slept past is, for a while. */
const isRelevant = ({ kind, until }: Reminder, now: Instant): boolean =>
  kind === 'money' ? until > now : until + overMs > now;

/** Was it due when the choice was made? A choice made in the future was made by a clock that was wrong. */
const isBeforeChoice = ({ at }: Reminder, { chosenAt }: ReminderChoice, now: Instant): boolean =>
  chosenAt <= now && at <= chosenAt;

/** What is to be told now, the soonest end first: also what the page has slept past. `told` are keys. */
export const dueReminders = (
  stays: readonly RemindedStay[],
  choice: ReminderChoice,
  announcedKeys: readonly string[],
  now: Instant,
): Reminder[] =>
  stays
    .flatMap((stay) => remindersOf(stay, choice))
    .filter(
      (one) =>
        one.at <= now && isRelevant(one, now) && !isBeforeChoice(one, choice, now) && !announcedKeys.includes(one.key),
    )
    .sort((one, other) => one.until - other.until);

/** Minutes left at which a screen reader says so. */
const spokenMin = [15, 5, 0] as const;
type SpokenMin = (typeof spokenMin)[number];

export interface SpokenReminder {
  stay: RemindedStay;
  /** By these the same is not said again: the mark that was reached, and those before it that were slept past. */
  keys: string[];
}

const spokenKey = ({ id, endsAt }: RemindedStay, min: SpokenMin): string => keyOf(id, `said-${min}`, endsAt);

/**
 * What is to be said aloud now, the soonest end first: once for each mark that a stay has reached. What was slept past is said
 * once, with the true time left, and not at all where the stay has long been over.
 */
export const dueSpoken = (
  stays: readonly RemindedStay[],
  announcedKeys: readonly string[],
  now: Instant,
): SpokenReminder[] =>
  stays
    .filter(({ endsAt, startsAt }) => endsAt + overMs > now && startsAt < now)
    .flatMap((stay) => {
      // A stay that is shorter than a mark begins behind it.
      const reached = spokenMin.filter(
        (min) => stay.endsAt - min * minuteMs <= now && stay.endsAt - min * minuteMs > stay.startsAt,
      );
      const last = reached.at(-1);
      if (last === undefined || announcedKeys.includes(spokenKey(stay, last))) return [];
      return [{ stay, keys: reached.map((min) => spokenKey(stay, min)).filter((key) => !announcedKeys.includes(key)) }];
    })
    .sort((one, other) => one.stay.endsAt - other.stay.endsAt);

/** The next moment at which there may be something to tell, or a stay ends; undefined while there is none. */
export const nextMoment = (
  stays: readonly RemindedStay[],
  choice: ReminderChoice,
  now: Instant,
): Instant | undefined => {
  const moments = stays.flatMap((stay) => [
    ...remindersOf(stay, choice).map(({ at }) => at),
    ...spokenMin.map((min) => stay.endsAt - min * minuteMs),
  ]);
  const ahead = moments.filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
};

/** When the driver is told: the reminder before the end, as long as it is ahead. */
export const nextReminder = (stay: RemindedStay, choice: ReminderChoice, now: Instant): Instant | undefined =>
  remindersOf(stay, choice).find(({ kind, at }) => kind === 'end' && at > now)?.at;

/**
 * Minutes before the end at which a calendar's alarm rings: as chosen; where that moment is past, the most that is still ahead, and
 * the end itself (0) where none is.
 */
export const alarmLeadMin = (leadMin: LeadMin | null, until: Instant, now: Instant): LeadMin | 0 => {
  const requestedMin = leadMin ?? firstLeadMin;
  return [...leadsMin].reverse().find((lead) => lead <= requestedMin && until - lead * minuteMs > now) ?? 0;
};

/** How a device can show a notification. */
export type NotificationSupport =
  /** It cannot: an iPhone's browser where the app is not installed, or an old one. */
  | 'none'
  /** It must be asked first. */
  | 'ask'
  | 'allowed'
  /** Its owner has forbidden it. */
  | 'denied';

/** `permission` is undefined where there is no such thing. Without a worker, phones cannot show any. */
export const notificationSupport = (
  permission: NotificationPermission | undefined,
  hasWorker: boolean,
): NotificationSupport => {
  if (permission === undefined || !hasWorker) return 'none';
  return permission === 'default' ? 'ask' : permission === 'granted' ? 'allowed' : 'denied';
};
