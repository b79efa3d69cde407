import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Instant } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import type { RemindedStay } from '~/domain/stay/reminder';
import { inLanguage } from '~/i18n/inLanguage';
import { PlateView } from '~/components/plate/PlateView';
import { ZoneBadge } from '~/components/ZoneBadge';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { whenUserIdle } from '~/platform/whenUserIdle';
import { reminderText } from './reminderText';
import { activeRemindersOf, announcedRemindersAtom, type AnnouncedReminder } from './announcedReminders';

/** Idle time before a reminder appears, so that it does not cover a control that is about to be pressed. */
const idleMs = 1000;

interface Props {
  stays: readonly RemindedStay[];
  timeZone: string;
}

/** Reminders over the page, until they are dismissed or no longer apply. */
export const ReminderCards = ({ stays, timeZone }: Props) => {
  const [all, setAll] = useAtom(announcedRemindersAtom);
  return (
    all.length > 0 && (
      <ActiveReminderCards
        all={all}
        stays={stays}
        timeZone={timeZone}
        onDrop={(key) => setAll(all.filter((one) => one.key !== key))}
      />
    )
  );
};

interface CardsProps extends Props {
  all: readonly AnnouncedReminder[];
  onDrop: (key: string) => void;
}

const ActiveReminderCards = ({ all, stays, timeZone, onDrop }: CardsProps) => {
  const now = useAtomValue(nowAtom);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenUserIdle(() => setIdle(true), idleMs), []);
  const activeReminders = activeRemindersOf(all, stays, now);
  if (!isIdle || activeReminders.length === 0) return null;
  return (
    <section
      aria-label={t`Напоминания`}
      data-reminders
      className="fixed inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-20 mx-auto grid max-h-[70dvh] max-w-xl gap-2 overflow-y-auto desk:mr-2 desk:max-w-96"
    >
      {activeReminders.map((one) => (
        <ReminderCard key={one.key} reminder={one} now={now} timeZone={timeZone} onDrop={() => onDrop(one.key)} />
      ))}
    </section>
  );
};

interface ReminderCardProps {
  reminder: AnnouncedReminder;
  now: Instant;
  timeZone: string;
  onDrop: () => void;
}

const ReminderCard = ({ reminder: { kind, stay }, now, timeZone, onDrop }: ReminderCardProps) => (
  <article
    className={`grid gap-3 rounded-sheet border-2 bg-paper p-3 shadow-float ${stay.endsAt <= now ? 'border-over' : 'border-ending'}`}
  >
    <p className="flex gap-2 text-lead font-semibold">
      <Icon
        name={stay.endsAt <= now ? 'warning' : 'clock'}
        className={stay.endsAt <= now ? 'text-over' : 'text-ending'}
      />
      {reminderText(kind, stay, now, timeZone)}
    </p>
    <div className="flex flex-wrap items-center gap-3">
      <PlateView plate={stay.plate} isForeign={stay.isForeign} />
      <ZoneBadge number={placeNumber(stay.place)} />
    </div>
    <div className="flex flex-wrap gap-2 *:grow">
      <ReminderAction stay={stay} isOver={stay.endsAt <= now} onDone={onDrop} />
      <Button variant="secondary" onClick={onDrop}>
        {t`Понятно`}
      </Button>
    </div>
  </article>
);

/**
 * Leads to more time. A stay that is over is paid again, and a guest pays on the page of the stay. Without a network,
 * the list of stays offers the SMS.
 */
const ReminderAction = ({ stay, isOver, onDone }: { stay: RemindedStay; isOver: boolean; onDone: () => void }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  if (stay.isGuest) {
    return (
      <Link
        to="/{-$lng}/guest-payment"
        params={inLanguage}
        search={{ stay: stay.id }}
        className={buttonClass('primary')}
        onClick={onDone}
      >
        {t`К парковке`}
      </Link>
    );
  }
  if (isOver || !isOnline) {
    return (
      <Link to="/{-$lng}/profile/parking" params={inLanguage} className={buttonClass('primary')} onClick={onDone}>
        {isOver ? t`Оплатить парковку` : t`К парковке`}
      </Link>
    );
  }
  return (
    <Button
      icon="plus"
      onClick={() => {
        onDone();
        openDialog({ name: 'extend', stayId: stay.id });
      }}
    >
      {t`Продлить`}
    </Button>
  );
};
