import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { minuteMs } from '~/domain/time/cityTime';
import { placeNumber } from '~/domain/stay/placeRef';
import { isLikelyForeign } from '~/domain/vehicle/plate';
import { timeOrDate } from '~/i18n/format';
import { AttemptNotice } from '~/components/payment/AttemptNotice';
import { PlateView } from '~/components/plate/PlateView';
import { ZoneBadge } from '~/components/ZoneBadge';
import { minuteAtom } from '~/state/clock';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import type { usePayLaterStart } from './usePayLaterStart';

/** The confirmation: large plate and zone, the start, and when the price will be known. */
export const StayStartedPanel = ({
  start: { startedAttempt, attemptStatus, message, clear, checkAgain },
}: {
  start: ReturnType<typeof usePayLaterStart>;
}) => {
  const now = useAtomValue(minuteAtom);
  const { timeZone } = useTariffContext();
  if (!startedAttempt) return null;
  const { summary: { plate, place } = {}, sentAt, startsAt, durationMin = 0 } = startedAttempt;
  const isOver = startsAt !== undefined && startsAt + durationMin * minuteMs <= now;
  const title = startsAt === undefined ? t`Парковка началась` : t`Парковка записана`;
  return (
    <section aria-labelledby="begun-title" className="grid grid-cols-1 gap-4">
      {attemptStatus?.state.phase === 'doneTwice' && (
        <AttemptNotice attempt={attemptStatus.attempt} state={attemptStatus.state} onCheckAgain={checkAgain} />
      )}
      <div className="grid grid-cols-1 justify-items-center gap-4 rounded-sheet border border-line p-4 text-center">
        <div className="flex items-center gap-2 text-title font-bold text-running">
          <Icon name="check" size={28} />
          <h1 id="begun-title" tabIndex={-1} data-autofocus className="outline-none">
            {title}
          </h1>
        </div>
        {plate && <PlateView plate={plate} isForeign={isLikelyForeign(plate)} size="hero" />}
        {place && <ZoneBadge number={placeNumber(place)} size="hero" />}
        <p className="text-lead font-semibold">{t`с ${timeOrDate(startsAt ?? sentAt, now, timeZone)}`}</p>
        {message && message !== title && <p>{message}</p>}
        <p className="text-muted">
          {isOver
            ? t`Оплатить её можно в блоке «Отложенные парковки».`
            : t`Уезжая, нажмите «Завершить»: тогда посчитаем стоимость.`}
        </p>
      </div>
      <Button isWide onClick={clear}>
        {t`Готово`}
      </Button>
    </section>
  );
};
