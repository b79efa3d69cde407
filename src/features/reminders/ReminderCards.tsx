import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Instant } from '~/domain/cityTime';
import { placeNumber } from '~/domain/placeRef';
import type { RemindedStay } from '~/domain/reminder';
import { inLanguage } from '~/i18n/inLanguage';
import { PlateView } from '~/parts/plate/PlateView';
import { ZoneSign } from '~/parts/ZoneSign';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { whenQuiet } from '~/ui/whenQuiet';
import { reminderText } from './reminderText';
import { holding, toldRemindersAtom, type ToldReminder } from './toldReminders';

/** It comes between no finger and what it is about to press. */
const quietMs = 1000;

interface Props {
  stays: readonly RemindedStay[];
  timeZone: string;
}

/** Reminders over the page, until they are put away or have nothing left to say. */
export const ReminderCards = ({ stays, timeZone }: Props) => {
  const [all, setAll] = useAtom(toldRemindersAtom);
  return all.length > 0 && <Cards all={all} stays={stays} timeZone={timeZone} onDrop={(key) => setAll(all.filter((one) => one.key !== key))} />;
};

interface CardsProps extends Props {
  all: readonly ToldReminder[];
  onDrop: (key: string) => void;
}

const Cards = ({ all, stays, timeZone, onDrop }: CardsProps) => {
  const now = useAtomValue(nowAtom);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true), quietMs), []);
  const told = holding(all, stays, now);
  if (!isQuiet || told.length === 0) return null;
  return (
    <section
      aria-label={t`Напоминания`}
      data-reminders
      className="fixed inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-20 mx-auto grid max-h-[70dvh] max-w-xl gap-2 overflow-y-auto desk:mr-2 desk:max-w-96"
    >
      {told.map((one) => (
        <Card key={one.key} told={one} now={now} timeZone={timeZone} onDrop={() => onDrop(one.key)} />
      ))}
    </section>
  );
};

interface CardProps {
  told: ToldReminder;
  now: Instant;
  timeZone: string;
  onDrop: () => void;
}

const Card = ({ told: { kind, stay }, now, timeZone, onDrop }: CardProps) => (
  <article className={`grid gap-3 rounded-sheet border-2 bg-paper p-3 shadow-float ${stay.endsAt <= now ? 'border-over' : 'border-ending'}`}>
    <p className="flex gap-2 text-lead font-semibold">
      <Icon name={stay.endsAt <= now ? 'warning' : 'clock'} className={stay.endsAt <= now ? 'text-over' : 'text-ending'} />
      {reminderText(kind, stay, now, timeZone)}
    </p>
    <div className="flex flex-wrap items-center gap-3">
      <PlateView plate={stay.plate} isForeign={stay.isForeign} />
      <ZoneSign number={placeNumber(stay.place)} />
    </div>
    <div className="flex flex-wrap gap-2 *:grow">
      <Deed stay={stay} isOver={stay.endsAt <= now} onDone={onDrop} />
      <Button look="secondary" onClick={onDrop}>
        {t`Понятно`}
      </Button>
    </div>
  </article>
);

/** More time: what is over is paid for anew, and a guest pays on the page of the stay. Without a network the list of stays knows the way by SMS. */
const Deed = ({ stay, isOver, onDone }: { stay: RemindedStay; isOver: boolean; onDone: () => void }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  if (stay.isGuest) {
    return (
      <Link to="/{-$lng}/guest-payment" params={inLanguage} search={{ stay: stay.id }} className={buttonClass('primary')} onClick={onDone}>
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
        openWindow({ name: 'extend', sessionId: stay.id });
      }}
    >
      {t`Продлить`}
    </Button>
  );
};
