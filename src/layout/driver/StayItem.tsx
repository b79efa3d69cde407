import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { usePaysLater } from '~/data/payments/pay-later/usePaysLater';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { SmsOptions } from '~/domain/sms/smsOptions';
import type { Instant } from '~/domain/time/cityTime';
import { remainingShare, staySeverity, remainingMs, type Stay } from '~/domain/stay/stay';
import { timeOrDate } from '~/i18n/format';
import { StayActions } from '~/components/driver/StayActions';
import { PlateView } from '~/components/plate/PlateView';
import { CityClock } from '~/components/stay/CityClock';
import { endText } from '~/components/stay/endText';
import { RefundNote } from '~/components/stay/RefundNote';
import { StayRing } from '~/components/stay/StayRing';
import { remainingTimeText } from '~/components/stay/remainingTimeText';
import { isOnlineAtom } from '~/platform/network';
import { openDialog, type DialogCall } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';

interface Props {
  sms: SmsOptions;
  stay: Stay;
  now: Instant;
  timeZone: string;
  isOnlyOne: boolean;
  isExpanded: boolean;
  onToggle: (isCollapsing: boolean) => void;
  onClose: () => void;
}

/**
 * One stay of the header's accordion (SHELL-19). Without balances it shows no remaining time, cannot be extended, and
 * is ended in a different way (SHELL-24).
 */
export const StayItem = ({ sms, stay, now, timeZone, isOnlyOne, isExpanded, onToggle, onClose }: Props) => {
  const id = useId();
  const isOnline = useAtomValue(isOnlineAtom);
  const usesBalance = useCapabilities()?.usesBalance ?? false;
  const showsTime = usesBalance && !stay.isOpenEnded;
  const paysAfterwards = usePaysLater();
  const { zone, parkingCode, plate } = stay;
  const [from, to] = [timeOrDate(stay.startsAt, now, timeZone), timeOrDate(stay.endsAt, now, timeZone)];
  const open = (call: DialogCall): void => {
    onClose();
    openDialog(call);
  };
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={id}
        className="flex min-h-14 w-full items-center gap-3 rounded-field px-1 py-1.5 text-left active:bg-sign-soft"
        onClick={() => onToggle(isExpanded)}
      >
        {showsTime && <StayRing share={remainingShare(stay, now)} severity={staySeverity(stay, now)} size="strip" />}
        <span className="grid grow leading-snug">
          <span className="text-lead font-semibold">{parkingCode ? t`Парковка ${parkingCode}` : t`Зона ${zone}`}</span>
          <span className="text-muted">{plate}</span>
        </span>
        {showsTime && (
          <span className="font-semibold whitespace-nowrap">{remainingTimeText(remainingMs(stay, now))}</span>
        )}
        <Icon name="down" className={`text-muted ${isExpanded ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} hidden={!isExpanded} className="px-1 pb-3">
        {isExpanded && (
          <>
            <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
              <PlateView plate={plate} />
              <p className="text-title font-semibold">{stay.isOpenEnded ? t`с ${from}` : `${from}–${to}`}</p>
            </div>
            {paysAfterwards && (
              <div className="mt-3 grid">
                <Button disabled={!isOnline} onClick={() => open({ name: 'settleStay', stayId: stay.id })}>
                  {t`Завершить`}
                </Button>
              </div>
            )}
            {usesBalance && (
              <>
                {showsTime && (
                  <>
                    <p className="mt-2 font-semibold">{endText(stay.endsAt, now, timeZone)}</p>
                    <CityClock at={stay.endsAt} now={now} timeZone={timeZone} />
                    <RefundNote stay={stay} now={now} timeZone={timeZone} />
                  </>
                )}
                <div className="mt-3 flex flex-wrap gap-2 *:grow">
                  <StayActions sms={sms} stay={stay} isOnlyOne={isOnlyOne} open={open} />
                </div>
              </>
            )}
          </>
        )}
      </div>
    </li>
  );
};
