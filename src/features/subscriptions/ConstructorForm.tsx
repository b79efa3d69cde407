import { plural, t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { Profile } from '~/domain/profile';
import { startDaysAt } from '~/domain/subscription';
import type { SearchZone } from '~/domain/subscriptionSearch.flow';
import { mainVehicle } from '~/domain/vehicle';
import { currentCity } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { Button } from '~/ui/Button';
import { Choice } from '~/ui/Choice';
import { Notice } from '~/ui/Notice';
import { FoundOffers } from './FoundOffers';
import { StartDayField } from './StartDayField';
import { useConstructor } from './useConstructor';
import { VehicleChoice } from './VehicleChoice';
import { ZoneChoice } from './ZoneChoice';

interface Props {
  profile: Profile;
  zones: readonly SearchZone[];
  /** Numbers of days. */
  timing: readonly number[];
  startOffsetDays: number | undefined;
}

/** What to look for, and what was found (CONS-01…CONS-05). */
export const ConstructorForm = ({ profile: { vehicles }, zones, timing, startOffsetDays }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(minuteAtom);
  const days = startDaysAt(now, currentCity().timeZone, startOffsetDays);
  const form = useConstructor(days, { plate: mainVehicle(vehicles)?.plate, days: timing[0] });
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
        <VehicleChoice
          vehicles={vehicles}
          value={values.plate}
          onChange={(plate) => form.change({ plate })}
          isMissing={form.fault('plate') !== undefined}
        />
        <ZoneChoice
          zones={zones}
          value={values.zones}
          onChange={(codes) => form.change({ zones: codes })}
          isMissing={form.fault('zones') !== undefined}
        />
        <StartDayField value={values.startDay} onChange={(startDay) => form.change({ startDay })} days={days} fault={form.fault('startDay')} />
        <Choice
          label={t`На сколько дней`}
          options={timing.map((count) => ({ value: count, label: plural(count, { one: '# день', few: '# дня', many: '# дней', other: '# дня' }) }))}
          value={values.days}
          onChange={(count) => form.change({ days: count })}
        />
        <Button type="submit" isWide icon="search" isBusy={stage.name === 'searching'} disabled={!isOnline || !form.isReady}>
          {isOnline ? t`Далее` : t`Для поиска нужна сеть`}
        </Button>
      </form>
      {stage.name === 'failed' && (
        <Notice mood="danger" title={t`Подобрать абонемент не удалось`}>
          {stage.message ?? t`Город не ответил. Попробуйте ещё раз.`}
        </Notice>
      )}
      {stage.name === 'found' && <FoundOffers offers={stage.offers} values={values} />}
    </>
  );
};
