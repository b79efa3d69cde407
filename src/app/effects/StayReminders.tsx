import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dueReminders, dueSpoken, nextMoment, type RemindedStay } from '~/domain/stay/reminder';
import { showBadge } from '~/features/reminders/appBadge';
import { claimReminders } from '~/features/reminders/claimReminders';
import { canShowNotification, closeNotifications, showNotification } from '~/features/reminders/deviceNotification';
import { ReminderCards } from '~/features/reminders/ReminderCards';
import { endsText, reminderText, stayText } from '~/features/reminders/reminderText';
import { AnnouncedText } from '~/features/reminders/AnnouncedText';
import {
  activeRemindersOf,
  announcedRemindersAtom,
  type AnnouncedReminder,
} from '~/features/reminders/announcedReminders';
import type { FollowedStays } from '~/features/reminders/useFollowedStays';
import { currentPrefix } from '~/i18n/currentPrefix';
import { cityAtom, cityIdAtom } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { reminderChoiceAtom, announcedReminderKeys } from '~/state/reminders';
import { driverAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { sleep } from '~/platform/time';
import { runAtMoments, isClockTrusted } from './runAtMoments';

/** A hidden tab waits this long, so that a visible tab can show the reminder instead. */
const hiddenWaitMs = 2000;

const isHidden = (): boolean => document.visibilityState === 'hidden';
/** The owner of the stays: the login, or the city's guest. */
const ownerNow = (): string => `${store.get(cityIdAtom)} ${store.get(driverAtom)?.cacheKey ?? 'guest'}`;

/** The address that a notification opens: the page of the stay. */
const addressOf = ({ id, isGuest }: RemindedStay): string =>
  `${currentPrefix()}${isGuest ? `/guest-payment?stay=${encodeURIComponent(id)}` : '/profile/parking'}`;

/**
 * Follows the running stays of the current user: the chosen reminders, announcements for screen readers, and the app's
 * badge.
 */
export const StayReminders = ({ stays, ends }: FollowedStays) => {
  const choice = useAtomValue(reminderChoiceAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const setAnnounced = useSetAtom(announcedRemindersAtom);
  const [spoken, setSpoken] = useState<{ text: string }>();

  // Reminders that were shown while the page was hidden. They are announced once it is visible, with the time left at
  // that moment.
  const unannounced = useRef<readonly AnnouncedReminder[]>([]);

  const announce = (reminders: readonly AnnouncedReminder[], aloud: readonly RemindedStay[]): void => {
    const now = serverNow();
    const sentences = [
      ...reminders.map(({ kind, stay }) => `${stayText(stay)}. ${reminderText(kind, stay, now, timeZone)}.`),
      // Skips stays that a reminder has just announced.
      ...aloud
        .filter(({ id }) => !reminders.some(({ kind, stayId }) => kind === 'end' && stayId === id))
        .map((stay) => `${stayText(stay)}. ${endsText(stay, now, timeZone)}.`),
    ];
    if (sentences.length > 0) setSpoken({ text: sentences.join(' ') });
  };

  const showReminders = (reminders: readonly AnnouncedReminder[]): void => {
    if (reminders.length === 0) return;
    const keys = reminders.map(({ key }) => key);
    setAnnounced((all) => [...all.filter(({ key }) => !keys.includes(key)), ...reminders]);
    if (!choice.isNotified || (!isHidden() && document.hasFocus())) return;
    const now = serverNow();
    for (const { kind, stay } of reminders)
      void showNotification({
        stayId: stay.id,
        title: reminderText(kind, stay, now, timeZone),
        text: stayText(stay),
        address: addressOf(stay),
      });
  };

  const check = useEffectEvent(async (): Promise<void> => {
    if (!isClockTrusted()) return;
    const now = serverNow();
    showBadge(ends.filter((end) => end > now).length);
    const announcedKeys = announcedReminderKeys();
    const due = dueReminders(stays, choice, announcedKeys, now);
    const spokenNow = isHidden() ? [] : dueSpoken(stays, announcedKeys, now);
    if (due.length + spokenNow.length + unannounced.current.length === 0) return;
    const owner = ownerNow();
    if (isHidden()) {
      // A hidden page that cannot notify leaves the reminder to a visible page, or to itself once it is visible.
      if (!choice.isNotified || !(await canShowNotification())) return;
      await sleep(hiddenWaitMs);
    }
    const claimed = await claimReminders([...due.map(({ key }) => key), ...spokenNow.flatMap(({ keys }) => keys)]);
    if (ownerNow() !== owner) return;
    const reminders = due.flatMap((one) => {
      const stay = claimed.includes(one.key) ? stays.find(({ id }) => id === one.stayId) : undefined;
      return stay ? [{ ...one, stay }] : [];
    });
    showReminders(reminders);
    const all = activeRemindersOf([...unannounced.current, ...reminders], stays, serverNow());
    unannounced.current = isHidden() ? all : [];
    if (isHidden()) return;
    announce(
      all,
      spokenNow.filter(({ keys }) => keys.some((key) => claimed.includes(key))).map(({ stay }) => stay),
    );
  });

  useEffect(
    () =>
      runAtMoments(
        () => void check(),
        (now) => {
          const next = Math.min(nextMoment(stays, choice, now) ?? Infinity, ...ends.filter((end) => end > now));
          return next === Infinity ? undefined : next;
        },
      ),
    [stays, ends, choice],
  );

  // Removes the reminders of stays that were ended or extended.
  useEffect(() => {
    setAnnounced((all) => activeRemindersOf(all, stays, serverNow()));
    void closeNotifications((id) => stays.some((stay) => stay.id === id));
  }, [stays, setAnnounced]);

  return (
    <>
      <ReminderCards stays={stays} timeZone={timeZone} />
      <AnnouncedText announced={spoken} />
    </>
  );
};
