import { minuteMs, type Instant } from '~/domain/cityTime';
import type { RemindedStay, Reminder } from '~/domain/reminder';
import { personalAtom } from '~/state/personal';

/** A reminder on the screen, with the stay as it was when it was told. */
export interface ToldReminder extends Reminder {
  stay: RemindedStay;
}

/** Reminders that nobody has put away yet, the soonest end first. */
export const toldRemindersAtom = personalAtom<readonly ToldReminder[]>([]);

/** Those that still hold: of a stay that was extended or ended before its time there is nothing left to say. */
export const holding = (told: readonly ToldReminder[], stays: readonly RemindedStay[], now: Instant): ToldReminder[] =>
  told.filter(({ stay, kind, until }) => {
    const current = stays.find(({ id }) => id === stay.id);
    if (kind === 'money' && until <= now) return false;
    return current ? Math.abs(current.endsAt - stay.endsAt) < minuteMs : stay.endsAt <= now;
  });
