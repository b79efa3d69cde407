import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { minuteMs } from '~/domain/cityTime';
import { placeNumber } from '~/domain/placeRef';
import { looksForeign } from '~/domain/plate';
import { timeOrDate } from '~/i18n/format';
import { AttemptNotice } from '~/parts/payment/AttemptNotice';
import { PlateView } from '~/parts/plate/PlateView';
import { ZoneSign } from '~/parts/ZoneSign';
import { minuteAtom } from '~/state/clock';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import type { useDeferredStart } from './useDeferredStart';

/** The confirmation: plate and zone as heroes, since when, and when the price will be known. */
export const BegunPanel = ({ start: { begun, trace, message, clear, checkAgain } }: { start: ReturnType<typeof useDeferredStart> }) => {
  const now = useAtomValue(minuteAtom);
  const { timeZone } = useTariffContext();
  if (!begun) return null;
  const { summary: { plate, place } = {}, sentAt, startsAt, durationMin = 0 } = begun;
  const isOver = startsAt !== undefined && startsAt + durationMin * minuteMs <= now;
  const title = startsAt === undefined ? t`Парковка началась` : t`Парковка записана`;
  return (
    <section aria-labelledby="begun-title" className="grid grid-cols-1 gap-4">
      {trace?.state.phase === 'doneTwice' && <AttemptNotice attempt={trace.attempt} state={trace.state} onCheckAgain={checkAgain} />}
      <div className="grid grid-cols-1 justify-items-center gap-4 rounded-sheet border border-line p-4 text-center">
        <div className="flex items-center gap-2 text-title font-bold text-running">
          <Icon name="check" size={28} />
          <h1 id="begun-title" tabIndex={-1} data-autofocus className="outline-none">
            {title}
          </h1>
        </div>
        {plate && <PlateView plate={plate} isForeign={looksForeign(plate)} size="hero" />}
        {place && <ZoneSign number={placeNumber(place)} size="hero" />}
        <p className="text-lead font-semibold">{t`с ${timeOrDate(startsAt ?? sentAt, now, timeZone)}`}</p>
        {message && message !== title && <p>{message}</p>}
        <p className="text-muted">
          {isOver ? t`Оплатить её можно в блоке «Отложенные парковки».` : t`Уезжая, нажмите «Завершить»: тогда посчитаем стоимость.`}
        </p>
      </div>
      <Button isWide onClick={clear}>
        {t`Готово`}
      </Button>
    </section>
  );
};
