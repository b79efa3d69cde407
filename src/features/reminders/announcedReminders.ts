import { minuteMs, type Instant } from '~/domain/time/cityTime';
import type { RemindedStay, Reminder } from '~/domain/stay/reminder';
import { personalAtom } from '~/state/session/personalAtom';

/** A reminder on the screen, with the stay as it was when the reminder appeared. */
export interface AnnouncedReminder extends Reminder {
  stay: RemindedStay;
}

/** Reminders that have not been dismissed, the earliest end first. */
export const announcedRemindersAtom = personalAtom<readonly AnnouncedReminder[]>([]);

/** Returns the reminders that still apply. A stay that was extended or ended early needs none. */
export const activeRemindersOf = (
  announced: readonly AnnouncedReminder[],
  stays: readonly RemindedStay[],
  now: Instant,
): AnnouncedReminder[] =>
  announced.filter(({ stay, kind, until }) => {
    const current = stays.find(({ id }) => id === stay.id);
    if (kind === 'money' && until <= now) return false;
    return current ? Math.abs(current.endsAt - stay.endsAt) < minuteMs : stay.endsAt <= now;
  });
