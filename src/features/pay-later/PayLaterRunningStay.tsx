import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { useZones } from '~/data/zones/useZones';
import { minuteMs } from '~/domain/time/cityTime';
import { countdown } from '~/domain/time/countdown';
import { estimateCost } from '~/domain/stay/estimateCost';
import { placeNumber } from '~/domain/stay/placeRef';
import type { Stay } from '~/domain/stay/stay';
import { pricePerHourAt } from '~/domain/stay/tariff';
import { findZone } from '~/domain/stay/zone';
import { hoursText } from '~/i18n/durationText';
import { sum, timeOrDate } from '~/i18n/format';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { PayLaterStayRow } from './PayLaterStayRow';

/** The tariff alone cannot price a longer stay (`estimateCost`). */
const maxEstimatedMin = 8 * 24 * 60;

/** A running pay-later stay with its meter: the time since its start and, by the tariff of its place, about the cost. */
export const PayLaterRunningStay = ({ stay }: { stay: Stay }) => {
  const now = useAtomValue(nowAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const context = useTariffContext();
  const requiresCategory = useCapabilities()?.requiresCategory ?? true;
  const zones = useZones().data ?? [];
  const place = placeNumber(stay);
  const zone =
    zones.find(({ parkingCode }) => parkingCode !== undefined && parkingCode === place) ?? findZone(zones, place);
  const elapsedMs = Math.max(0, Math.floor((now - stay.startsAt) / 1000) * 1000);
  const minutes = Math.floor(elapsedMs / minuteMs);
  const elapsed = minutes < 60 ? countdown(elapsedMs) : hoursText(Math.floor(minutes / 60), minutes % 60);
  // What the vehicle changes is not in the tariff.
  const prices = requiresCategory ? undefined : zone?.prices;
  const cost =
    prices && minutes <= maxEstimatedMin
      ? estimateCost({ prices, from: stay.startsAt, durationMin: Math.ceil(elapsedMs / minuteMs), context })
      : undefined;
  const rate = prices && pricePerHourAt(prices, now, context);
  return (
    <PayLaterStayRow
      stay={stay}
      address={zone?.address}
      when={t`с ${timeOrDate(stay.startsAt, now, context.timeZone)}`}
      due={
        <p className="leading-snug">
          <span className="block text-head font-bold" translate="no">
            {cost === undefined ? elapsed : `${elapsed} · ≈\u00a0${sum(cost)}`}
          </span>
          {rate !== undefined && (
            <span className="text-muted">{rate > 0 ? t`Сейчас ${sum(rate)}/ч` : t`Сейчас бесплатно`}</span>
          )}
        </p>
      }
      actions={
        <Button disabled={!isOnline} onClick={() => openDialog({ name: 'settleStay', stayId: stay.id })}>
          {t`Завершить`}
        </Button>
      }
    />
  );
};
