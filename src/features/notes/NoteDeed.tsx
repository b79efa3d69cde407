import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useHeardTime } from '~/data/notes/useHeardTime';
import { usePostKinds } from '~/data/notes/usePostKinds';
import { noteWay, type ParkedNote } from '~/domain/parkedNote';
import type { PostStart } from '~/domain/postPayment';
import type { SmsWanted } from '~/domain/smsStay';
import { inLanguage } from '~/i18n/inLanguage';
import { noteWayText } from '~/parts/note/noteText';
import { SmsOffer } from '~/parts/sms/SmsOffer';
import { cityAtom } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { audienceAtom } from '~/state/signIn';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { buttonClass, type ButtonLook } from '~/ui/buttonClass';

interface Props {
  note: ParkedNote;
  onClose: () => void;
}

/** Until when a note can be paid for, and the way to do it: the form filled in, an SMS, or the appeal where nothing is taken. */
export const NoteDeed = ({ note, onClose }: Props) => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const isOnline = useAtomValue(isOnlineAtom);
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const can = useCapabilities();
  const way = noteWay(note, usePostKinds(), now, timeZone);
  const isAhead = way.kind === 'post' && way.post.time === '';
  const isOver = way.kind === 'noPost' || way.kind === 'tooLate';
  const isHeard = useHeardTime();
  const pay = (label: string, look: ButtonLook, post?: PostStart) =>
    // In a moment the first answer tells what day it is.
    isHeard ? (
      <PayLink note={note} post={post} label={label} look={look} onClose={onClose} />
    ) : (
      <Button look={look} isWide isBusy>
        {label}
      </Button>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className={isOver ? 'font-semibold text-over' : 'font-semibold'}>{noteWayText(way, now, timeZone)}</p>
      {isAhead && isHeard && <p className="text-ending">{t`Часы телефона спешили. Время начала укажите сами.`}</p>}
      {!isOnline && <p className="text-muted">{t`Сети пока нет: запись подождёт.`}</p>}
      {isOnline && !isOver && way.kind !== 'unknown' && pay(t`Оплатить`, 'primary', way.kind === 'post' ? way.post : undefined)}
      {isOnline && way.kind === 'unknown' && pay(t`Открыть оплату`, 'primary')}
      {isOver && (
        <>
          <p>{t`Если машина ещё стоит, можно оплатить время с этой минуты.`}</p>
          {isOnline && pay(t`Оплатить с этой минуты`, 'secondary')}
          {isDriver && can?.cabinet?.takesAppeals && (
            <Link to="/{-$lng}/profile/feedback" params={inLanguage} replace onClick={onClose} className={buttonClass('quiet', true)}>
              {t`Написать городу`}
            </Link>
          )}
        </>
      )}
      {(isOver || !isOnline) && <SmsOffer wanted={smsOf(note)} />}
    </div>
  );
};

/** By SMS a stay is paid for from now on; of a place without a number nothing can be said. */
const smsOf = ({ plate, isForeign, zone, parkingCode, durationMin = 60 }: ParkedNote): SmsWanted | undefined =>
  zone === undefined ? undefined : { deed: 'pay', plate, isForeign, zone, parkingCode, durationMin };

interface PayLinkProps extends Props {
  post: PostStart | undefined;
  label: string;
  look: ButtonLook;
}

/** To the form, with all that the note tells; its beginning goes along with the tap, for the address has no word for it. */
const PayLink = ({ note: { id, zone, parkingCode, plate, isForeign, category, durationMin }, post, label, look, onClose }: PayLinkProps) => {
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const guestPayment = useCapabilities()?.guestPayment;
  const duration = durationMin === undefined ? undefined : String(durationMin);
  const car = { isForeign, category, post };
  if (!isDriver && guestPayment === 'no') {
    return (
      <Button look={look} isWide onClick={() => openWindow({ name: 'login', place: { zone, parkingCode }, note: { id, plate, duration, car } })}>
        {t`Войти и оплатить`}
      </Button>
    );
  }
  return (
    <Link
      to={isDriver ? '/{-$lng}/profile/parking' : '/{-$lng}/guest-payment'}
      params={inLanguage}
      search={{ zone, parkingCode, plate, duration }}
      state={{ fill: crypto.randomUUID(), car }}
      replace
      onClick={onClose}
      className={buttonClass(look, true)}
    >
      {label}
    </Link>
  );
};
