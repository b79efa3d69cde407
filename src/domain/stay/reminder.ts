import { minuteMs, type Instant } from '../time/cityTime';
import type { PlaceRef } from './placeRef';

/** Reminders of the end of a stay: when each is due, and which is announced. Nothing is shown from here. */

/** The lead times in minutes that a driver can choose. */
export const leadsMin = [5, 10, 15, 30] as const;
export type LeadMin = (typeof leadsMin)[number];
/** The default when reminders are switched on. */
export const firstLeadMin: LeadMin = 15;

/** A driver's settings for all stays. */
export interface ReminderChoice {
  /** Null: no reminders. */
  leadMin: LeadMin | null;
  /** Also remind before the last moment at which stopping refunds money. */
  isForMoney: boolean;
  /** Also show a notification of the device. */
  isNotified: boolean;
  /** When it was chosen, by the city's clock. Reminders that were already due are not shown. */
  chosenAt: Instant;
}

/** A stay with an end to remind of. */
export interface RemindedStay {
  id: string;
  plate: string;
  /** Undefined if unknown. */
  isForeign?: boolean;
  place?: PlaceRef;
  startsAt: Instant;
  endsAt: Instant;
  /** The last moment at which stopping refunds money; undefined if nothing is refunded. */
  moneyUntil?: Instant;
  /** Paid without an account: it cannot be extended, and its end is computed, because no city reports it. */
  isGuest: boolean;
}

export type ReminderKind = 'end' | 'money';

export interface Reminder {
  /** Identifies the reminder permanently. An extended stay gets another one. */
  key: string;
  stayId: string;
  kind: ReminderKind;
  /** When the reminder is due. */
  at: Instant;
  /** The moment that it reminds of. */
  until: Instant;
}

/** How long after its end a stay is still announced, if the page was asleep. */
export const overMs = 15 * minuteMs;

/** Rounded, because a server may send the same end with different seconds. */
const keyOf = (stayId: string, what: string, until: Instant): string =>
  `${stayId} ${what} ${Math.round(until / minuteMs)}`;

/**
 * Returns the reminders of one stay: before its end, and before the refund deadline. A reminder that would be due
 * before the stay begins is left out.
 */
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

/** True if the reminder is still useful. A missed refund deadline is not announced. A missed end is, for a while. */
const isRelevant = ({ kind, until }: Reminder, now: Instant): boolean =>
  kind === 'money' ? until > now : until + overMs > now;

/** True if the reminder was already due when the setting was made. A setting in the future comes from a wrong clock. */
const isBeforeChoice = ({ at }: Reminder, { chosenAt }: ReminderChoice, now: Instant): boolean =>
  chosenAt <= now && at <= chosenAt;

/** Returns the reminders to show now, soonest end first, including those missed while the page was asleep. */
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

/** The remaining minutes at which a screen reader announces the stay. */
const spokenMin = [15, 5, 0] as const;
type SpokenMin = (typeof spokenMin)[number];

export interface SpokenReminder {
  stay: RemindedStay;
  /** Keys that prevent a repetition: of the mark that was reached, and of earlier ones that were missed. */
  keys: string[];
}

const spokenKey = ({ id, endsAt }: RemindedStay, min: SpokenMin): string => keyOf(id, `said-${min}`, endsAt);

/**
 * Returns the announcements for a screen reader, soonest end first: one for each mark that a stay has reached. Missed
 * marks are announced once, with the actual time left, and not at all if the stay ended long ago.
 */
export const dueSpoken = (
  stays: readonly RemindedStay[],
  announcedKeys: readonly string[],
  now: Instant,
): SpokenReminder[] =>
  stays
    .filter(({ endsAt, startsAt }) => endsAt + overMs > now && startsAt < now)
    .flatMap((stay) => {
      // A stay that is shorter than a mark begins after it.
      const reached = spokenMin.filter(
        (min) => stay.endsAt - min * minuteMs <= now && stay.endsAt - min * minuteMs > stay.startsAt,
      );
      const last = reached.at(-1);
      if (last === undefined || announcedKeys.includes(spokenKey(stay, last))) return [];
      return [{ stay, keys: reached.map((min) => spokenKey(stay, min)).filter((key) => !announcedKeys.includes(key)) }];
    })
    .sort((one, other) => one.stay.endsAt - other.stay.endsAt);

/** Returns the next moment at which something may be due or a stay ends; undefined if there is none. */
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

/** Returns when the driver is reminded of the end, if that is still ahead. */
export const nextReminder = (stay: RemindedStay, choice: ReminderChoice, now: Instant): Instant | undefined =>
  remindersOf(stay, choice).find(({ kind, at }) => kind === 'end' && at > now)?.at;

/**
 * Returns the lead time of a calendar alarm in minutes: the chosen one, or the longest that is still ahead. Returns 0,
 * the end itself, if none is ahead.
 */
export const alarmLeadMin = (leadMin: LeadMin | null, until: Instant, now: Instant): LeadMin | 0 => {
  const requestedMin = leadMin ?? firstLeadMin;
  return [...leadsMin].reverse().find((lead) => lead <= requestedMin && until - lead * minuteMs > now) ?? 0;
};

/** Whether a device can show notifications. */
export type NotificationSupport =
  /** Not possible: an iPhone's browser without the installed app, or an old browser. */
  | 'none'
  /** The permission must be requested first. */
  | 'ask'
  | 'allowed'
  /** The user has denied it. */
  | 'denied';

/** `permission` is undefined if the browser has no notifications. Phones cannot show any without a service worker. */
export const notificationSupport = (
  permission: NotificationPermission | undefined,
  hasWorker: boolean,
): NotificationSupport => {
  if (permission === undefined || !hasWorker) return 'none';
  return permission === 'default' ? 'ask' : permission === 'granted' ? 'allowed' : 'denied';
};
