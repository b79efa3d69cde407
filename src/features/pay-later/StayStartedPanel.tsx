import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { minuteMs } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import { currentStays, isAtPlace } from '~/domain/stay/stay';
import { timeOrDate } from '~/i18n/format';
import { AttemptNotice } from '~/components/payment/AttemptNotice';
import { StayLine } from '~/components/stay/StayLine';
import { minuteAtom } from '~/state/clock';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { PayLaterRunningStay } from './PayLaterRunningStay';
import type { usePayLaterStart } from './usePayLaterStart';

interface Props {
  start: ReturnType<typeof usePayLaterStart>;
  /** Called with the id of the stay while this panel shows it, and with undefined when the panel goes. */
  onShow: (stayId: string | undefined) => void;
}

/** The confirmation: the running stay with its meter, and when the price will be known. */
export const StayStartedPanel = ({
  start: { startedAttempt, attemptStatus, message, clear, checkAgain },
  onShow,
}: Props) => {
  const now = useAtomValue(minuteAtom);
  const { timeZone } = useTariffContext();
  const { profile } = useProfile();
  const { summary: { plate = '', place } = {}, sentAt = 0, startsAt, durationMin = 0 } = startedAttempt ?? {};
  // A retroactive stay is not the one that runs now.
  const stay =
    startsAt === undefined
      ? currentStays(profile?.sessions ?? [], now, true).find((one) => isAtPlace(one, { plate, ...place }))
      : undefined;
  const stayId = stay?.id;
  useEffect(() => {
    onShow(stayId);
    return () => onShow(undefined);
  }, [stayId, onShow]);
  if (!startedAttempt) return null;
  const isOver = startsAt !== undefined && startsAt + durationMin * minuteMs <= now;
  const title = startsAt === undefined ? t`Парковка началась` : t`Парковка записана`;
  return (
    <section aria-labelledby="begun-title" className="grid grid-cols-1 gap-4">
      {attemptStatus?.state.phase === 'doneTwice' && (
        <AttemptNotice attempt={attemptStatus.attempt} state={attemptStatus.state} onCheckAgain={checkAgain} />
      )}
      <div className="flex items-center gap-2 text-title font-bold text-running">
        <Icon name="check" size={28} />
        <h1 id="begun-title" tabIndex={-1} data-autofocus className="outline-none">
          {title}
        </h1>
      </div>
      {stay ? (
        <PayLaterRunningStay stay={stay} />
      ) : (
        <StayLine plate={plate} place={placeNumber(place)}>
          <p className="text-lead font-semibold">{t`с ${timeOrDate(startsAt ?? sentAt, now, timeZone)}`}</p>
        </StayLine>
      )}
      {message && message !== title && <p>{message}</p>}
      <p className="text-muted">
        {isOver
          ? t`Оплатить её можно в блоке «Отложенные парковки».`
          : t`Уезжая, нажмите «Завершить»: тогда посчитаем стоимость.`}
      </p>
      <Button variant="secondary" isWide onClick={clear}>
        {t`Готово`}
      </Button>
    </section>
  );
};
