import { plural, t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { Profile } from '~/domain/account/profile';
import { startDaysAt } from '~/domain/permits/subscription';
import type { SearchZone } from '~/domain/permits/subscriptionSearch.flow';
import { mainVehicle } from '~/domain/vehicle/vehicle';
import { currentCity } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { Choice } from '~/ui/Choice';
import { Notice } from '~/ui/Notice';
import { FoundOffers } from './FoundOffers';
import { StartDayField } from './StartDayField';
import { useSubscriptionSearch } from './useSubscriptionSearch';
import { SubscriptionVehicleField } from './SubscriptionVehicleField';
import { SubscriptionZonesField } from './SubscriptionZonesField';

interface Props {
  profile: Profile;
  zones: readonly SearchZone[];
  /** Durations in days. */
  timing: readonly number[];
  startOffsetDays: number | undefined;
}

/** The search for a subscription, and its results (CONS-01…CONS-05). */
export const SubscriptionSearchForm = ({ profile: { vehicles }, zones, timing, startOffsetDays }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(minuteAtom);
  const days = startDaysAt(now, currentCity().timeZone, startOffsetDays);
  const form = useSubscriptionSearch(days, { plate: mainVehicle(vehicles)?.plate, days: timing[0] });
  const { values, stage } = form;
  return (
    <>
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void form.search();
        }}
      >
        <SubscriptionVehicleField
          vehicles={vehicles}
          value={values.plate}
          onChange={(plate) => form.change({ plate })}
          isMissing={form.error('plate') !== undefined}
        />
        <SubscriptionZonesField
          zones={zones}
          value={values.zones}
          onChange={(codes) => form.change({ zones: codes })}
          isMissing={form.error('zones') !== undefined}
        />
        <StartDayField
          isSearch
          value={values.startDay}
          onChange={(startDay) => form.change({ startDay })}
          days={days}
          error={form.error('startDay')}
        />
        <Choice
          label={t`На сколько дней`}
          options={timing.map((count) => ({
            value: count,
            label: plural(count, { one: '# день', few: '# дня', many: '# дней', other: '# дня' }),
          }))}
          value={values.days}
          onChange={(count) => form.change({ days: count })}
        />
        <Button
          type="submit"
          isWide
          icon="search"
          isBusy={stage.name === 'searching'}
          disabled={!isOnline || !form.isReady}
        >
          {isOnline ? t`Далее` : t`Для поиска нужна сеть`}
        </Button>
      </form>
      {stage.name === 'failed' && (
        <Notice severity="danger" title={t`Подобрать абонемент не удалось`}>
          {stage.message ?? t`Город не ответил. Попробуйте ещё раз.`}
        </Notice>
      )}
      {stage.name === 'found' && <FoundOffers offers={stage.offers} values={values} />}
    </>
  );
};
