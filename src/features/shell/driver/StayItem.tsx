import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { usePaysAfterwards } from '~/data/payments/deferred/usePaysAfterwards';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { Instant } from '~/domain/cityTime';
import { canCancel, leftShare, moneyDeadline, sessionMood, timeLeftMs, type ParkingSession } from '~/domain/session';
import { timeOrDate } from '~/i18n/format';
import { StayDeeds } from '~/parts/driver/StayDeeds';
import { PlateView } from '~/parts/plate/PlateView';
import { CityClock } from '~/parts/session/CityClock';
import { endText } from '~/parts/session/endText';
import { SessionRing } from '~/parts/session/SessionRing';
import { timeLeftText } from '~/parts/session/timeLeft';
import { isOnlineAtom } from '~/state/network';
import { openWindow, type WindowCall } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';

interface Props {
  session: ParkingSession;
  now: Instant;
  timeZone: string;
  isOnlyOne: boolean;
  isUnfolded: boolean;
  onFold: (isFolded: boolean) => void;
  onClose: () => void;
}

/** One stay of the header's accordion (SHELL-19). Without a balance it has no time left to show and nothing to extend, and is ended in a way of its own (SHELL-24). */
export const StayItem = ({ session, now, timeZone, isOnlyOne, isUnfolded, onFold, onClose }: Props) => {
  const id = useId();
  const isOnline = useAtomValue(isOnlineAtom);
  const usesBalance = useCapabilities()?.usesBalance ?? false;
  const paysAfterwards = usePaysAfterwards();
  const { zone, parkingCode, plate } = session;
  const [from, to] = [timeOrDate(session.startsAt, now, timeZone), timeOrDate(session.endsAt, now, timeZone)];
  const isCancellable = canCancel(session, now);
  const open = (call: WindowCall): void => {
    onClose();
    openWindow(call);
  };
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        className="flex min-h-14 w-full items-center gap-3 rounded-field px-1 py-1.5 text-left active:bg-sign-soft"
        onClick={() => onFold(isUnfolded)}
      >
        {usesBalance && <SessionRing share={leftShare(session, now)} mood={sessionMood(session, now)} size="strip" />}
        <span className="grid grow leading-snug">
          <span className="text-lead font-semibold">{parkingCode ? t`Парковка ${parkingCode}` : t`Зона ${zone}`}</span>
          <span className="text-muted">{plate}</span>
        </span>
        {usesBalance && <span className="font-semibold whitespace-nowrap">{timeLeftText(timeLeftMs(session, now))}</span>}
        <Icon name="down" className={`text-muted ${isUnfolded ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} hidden={!isUnfolded} className="px-1 pb-3">
        {isUnfolded && (
          <>
            <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
              <PlateView plate={plate} />
              <p className="text-title font-semibold">
                {from}–{to}
              </p>
            </div>
            {paysAfterwards && (
              <div className="mt-3 grid">
                <Button disabled={!isOnline} onClick={() => open({ name: 'settleStay', sessionId: session.id })}>
                  {t`Завершить`}
                </Button>
              </div>
            )}
            {usesBalance && (
              <>
                <p className="mt-2 font-semibold">{endText(session.endsAt, now, timeZone)}</p>
                <CityClock at={session.endsAt} now={now} timeZone={timeZone} />
                <p className="text-muted">
                  {isCancellable
                    ? t`Остановите до ${timeOrDate(moneyDeadline(session), now, timeZone)}, чтобы вернуть деньги`
                    : t`До конца меньше 30 минут: отменить уже нельзя`}
                </p>
                <div className="mt-3 flex flex-wrap gap-2 *:grow">
                  <StayDeeds session={session} isOnlyOne={isOnlyOne} open={open} />
                </div>
              </>
            )}
          </>
        )}
      </div>
    </li>
  );
};
