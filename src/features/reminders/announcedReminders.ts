import { minuteMs, type Instant } from '~/domain/time/cityTime';
import type { RemindedStay, Reminder } from '~/domain/stay/reminder';
import { personalAtom } from '~/state/session/personalAtom';

/** A reminder on the screen, with the stay as it was when it was told. */
export interface AnnouncedReminder extends Reminder {
  stay: RemindedStay;
}

/** Reminders that nobody has put away yet, the soonest end first. */
export const announcedRemindersAtom = personalAtom<readonly AnnouncedReminder[]>([]);

/** Those that still hold: of a stay that was extended or ended before its time there is nothing left to say. */
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
