import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dueReminders, dueSpoken, nextMoment, type RemindedStay } from '~/domain/reminder';
import { showBadge } from '~/features/reminders/appBadge';
import { claim } from '~/features/reminders/claim';
import { canShowNotice, closeNotices, showNotice } from '~/features/reminders/deviceNotice';
import { ReminderCards } from '~/features/reminders/ReminderCards';
import { endsText, reminderText, stayText } from '~/features/reminders/reminderText';
import { SpokenText } from '~/features/reminders/SpokenText';
import { holding, toldRemindersAtom, type ToldReminder } from '~/features/reminders/toldReminders';
import type { FollowedStays } from '~/features/reminders/useFollowedStays';
import { currentPrefix } from '~/i18n/currentPrefix';
import { cityAtom, cityIdAtom } from '~/state/city';
import { serverNow } from '~/state/clock';
import { reminderChoiceAtom, toldKeys } from '~/state/reminders';
import { driverAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { atMoments, isClockToBeTrusted } from './atMoments';

/** A tab that nobody looks at leaves it to one that somebody does. */
const hiddenWaitMs = 2000;

const isHidden = (): boolean => document.visibilityState === 'hidden';
/** Whose stays they are: the login, or the city's guest. */
const personNow = (): string => `${store.get(cityIdAtom)} ${store.get(driverAtom)?.cacheKey ?? 'guest'}`;

/** What a notification opens: the page of the stay. */
const addressOf = ({ id, isGuest }: RemindedStay): string =>
  `${currentPrefix()}${isGuest ? `/guest-payment?stay=${encodeURIComponent(id)}` : '/profile/parking'}`;

/** Follows the running stays of whoever uses the app here: reminders as chosen, words for a screen reader, the app's badge. */
export const StayReminders = ({ stays, ends }: FollowedStays) => {
  const choice = useAtomValue(reminderChoiceAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const setTold = useSetAtom(toldRemindersAtom);
  const [spoken, setSpoken] = useState<{ text: string }>();

  // Told while nobody looked: said once somebody does, with the time that is left then.
  const unsaid = useRef<readonly ToldReminder[]>([]);

  const say = (reminders: readonly ToldReminder[], aloud: readonly RemindedStay[]): void => {
    const now = serverNow();
    const sentences = [
      ...reminders.map(({ kind, stay }) => `${stayText(stay)}. ${reminderText(kind, stay, now, timeZone)}.`),
      // What a reminder has just said is not said twice.
      ...aloud
        .filter(({ id }) => !reminders.some(({ kind, stayId }) => kind === 'end' && stayId === id))
        .map((stay) => `${stayText(stay)}. ${endsText(stay, now, timeZone)}.`),
    ];
    if (sentences.length > 0) setSpoken({ text: sentences.join(' ') });
  };

  const show = (reminders: readonly ToldReminder[]): void => {
    if (reminders.length === 0) return;
    const keys = reminders.map(({ key }) => key);
    setTold((all) => [...all.filter(({ key }) => !keys.includes(key)), ...reminders]);
    if (!choice.isNotified || (!isHidden() && document.hasFocus())) return;
    const now = serverNow();
    for (const { kind, stay } of reminders)
      void showNotice({ stayId: stay.id, title: reminderText(kind, stay, now, timeZone), text: stayText(stay), address: addressOf(stay) });
  };

  const look = useEffectEvent(async (): Promise<void> => {
    if (!isClockToBeTrusted()) return;
    const now = serverNow();
    showBadge(ends.filter((end) => end > now).length);
    const told = toldKeys();
    const due = dueReminders(stays, choice, told, now);
    const spokenNow = isHidden() ? [] : dueSpoken(stays, told, now);
    if (due.length + spokenNow.length + unsaid.current.length === 0) return;
    const owner = personNow();
    if (isHidden()) {
      // A page that nobody sees, and that cannot notify, leaves it to one that is seen, or to itself once it is.
      if (!choice.isNotified || !(await canShowNotice())) return;
      await new Promise((resolve) => setTimeout(resolve, hiddenWaitMs));
    }
    const own = await claim([...due.map(({ key }) => key), ...spokenNow.flatMap(({ keys }) => keys)]);
    if (personNow() !== owner) return;
    const reminders = due.flatMap((one) => {
      const stay = own.includes(one.key) ? stays.find(({ id }) => id === one.stayId) : undefined;
      return stay ? [{ ...one, stay }] : [];
    });
    show(reminders);
    const all = holding([...unsaid.current, ...reminders], stays, serverNow());
    unsaid.current = isHidden() ? all : [];
    if (isHidden()) return;
    say(
      all,
      spokenNow.filter(({ keys }) => keys.some((key) => own.includes(key))).map(({ stay }) => stay),
    );
  });

  useEffect(
    () =>
      atMoments(
        () => void look(),
        (now) => {
          const next = Math.min(nextMoment(stays, choice, now) ?? Infinity, ...ends.filter((end) => end > now));
          return next === Infinity ? undefined : next;
        },
      ),
    [stays, ends, choice],
  );

  // Of a stay that was ended or extended nothing is left to say.
  useEffect(() => {
    setTold((all) => holding(all, stays, serverNow()));
    void closeNotices((id) => stays.some((stay) => stay.id === id));
  }, [stays, setTold]);

  return (
    <>
      <ReminderCards stays={stays} timeZone={timeZone} />
      <SpokenText spoken={spoken} />
    </>
  );
};
