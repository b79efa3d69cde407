import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useCityTimeKnown } from '~/data/parked-notes/useCityTimeKnown';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import { useRetroactiveKinds } from '~/data/parked-notes/useRetroactiveKinds';
import { noteAction, type ParkedNote } from '~/domain/stay/parkedNote';
import type { RetroactiveStart } from '~/domain/stay/retroactiveStart';
import type { SmsRequest } from '~/domain/sms/smsStay';
import { inLanguage } from '~/i18n/inLanguage';
import { noteActionText } from '~/components/parked-note/noteActionText';
import { SmsOffer } from '~/components/sms/SmsOffer';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { audienceAtom } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { buttonClass, type ButtonVariant } from '~/ui/buttonClass';

interface Props {
  note: ParkedNote;
  onClose: () => void;
}

/** Until when a note can be paid for, and how: the filled-in form, an SMS, or an appeal if no payment is accepted. */
export const ParkedNoteActions = ({ note, onClose }: Props) => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const isOnline = useAtomValue(isOnlineAtom);
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const can = useCapabilities();
  const sms = useSmsOptions();
  const action = noteAction(note, useRetroactiveKinds(), now, timeZone);
  const isClockAhead = action.kind === 'post' && action.retroactiveStart.time === '';
  const isOver = action.kind === 'noPost' || action.kind === 'tooLate';
  const isTimeKnown = useCityTimeKnown();
  const payButton = (label: string, variant: ButtonVariant, retroactiveStart?: RetroactiveStart) =>
    // The first answer, in a moment, shows which day it is.
    isTimeKnown ? (
      <PayLink note={note} retroactiveStart={retroactiveStart} label={label} variant={variant} onClose={onClose} />
    ) : (
      <Button variant={variant} isWide isBusy>
        {label}
      </Button>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className={isOver ? 'font-semibold text-over' : 'font-semibold'}>{noteActionText(action, now, timeZone)}</p>
      {isClockAhead && isTimeKnown && (
        <p className="text-ending">{t`Часы телефона спешили. Время начала укажите сами.`}</p>
      )}
      {!isOnline && <p className="text-muted">{t`Сети пока нет: запись подождёт.`}</p>}
      {isOnline &&
        !isOver &&
        action.kind !== 'unknown' &&
        payButton(t`Оплатить`, 'primary', action.kind === 'post' ? action.retroactiveStart : undefined)}
      {isOnline && action.kind === 'unknown' && payButton(t`Открыть оплату`, 'primary')}
      {isOver && (
        <>
          <p>{t`Если машина ещё стоит, можно оплатить время с этой минуты.`}</p>
          {isOnline && payButton(t`Оплатить с этой минуты`, 'secondary')}
          {isDriver && can?.account?.takesAppeals && (
            <Link
              to="/{-$lng}/profile/feedback"
              params={inLanguage}
              replace
              onClick={onClose}
              className={buttonClass('quiet', true)}
            >
              {t`Написать городу`}
            </Link>
          )}
        </>
      )}
      {(isOver || !isOnline) && <SmsOffer sms={sms} request={smsRequestOfNote(note)} />}
    </div>
  );
};

/** An SMS pays for a stay from now on, and is not possible for a place without a number. */
const smsRequestOfNote = ({
  plate,
  isForeign,
  zone,
  parkingCode,
  durationMin = 60,
}: ParkedNote): SmsRequest | undefined =>
  zone === undefined ? undefined : { deed: 'pay', plate, isForeign, zone, parkingCode, durationMin };

interface PayLinkProps extends Props {
  retroactiveStart: RetroactiveStart | undefined;
  label: string;
  variant: ButtonVariant;
}

/**
 * Links to the form with everything from the note. The start travels in the state, because the address has no parameter
 * for it.
 */
const PayLink = ({
  note: { id, zone, parkingCode, plate, isForeign, category, durationMin },
  retroactiveStart,
  label,
  variant,
  onClose,
}: PayLinkProps) => {
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const guestPayment = useCapabilities()?.guestPayment;
  const duration = durationMin === undefined ? undefined : String(durationMin);
  const linkedVehicle = { isForeign, category, post: retroactiveStart };
  if (!isDriver && guestPayment === 'no') {
    return (
      <Button
        variant={variant}
        isWide
        onClick={() =>
          openDialog({
            name: 'login',
            place: { zone, parkingCode },
            note: { id, plate, duration, vehicle: linkedVehicle },
          })
        }
      >
        {t`Войти и оплатить`}
      </Button>
    );
  }
  return (
    <Link
      to={isDriver ? '/{-$lng}/profile/parking' : '/{-$lng}/guest-payment'}
      params={inLanguage}
      search={{ zone, parkingCode, plate, duration }}
      state={{ fill: crypto.randomUUID(), car: linkedVehicle }}
      replace
      onClick={onClose}
      className={buttonClass(variant, true)}
    >
      {label}
    </Link>
  );
};
