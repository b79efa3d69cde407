import { plural, t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { daysLeft, isWeekend, objectionDeadline, usualAppealDays } from '~/domain/history/objectionDeadline';
import { dayKey, instantOf } from '~/domain/time/cityTime';
import { longDate } from '~/i18n/longDate';
import { minuteAtom } from '~/state/clock';
import { DateField } from '~/ui/DateField';

/** A calendar day, `2026-11-20`, as a long date. */
const dayText = (key: string, timeZone: string): string => {
  const [year = 0, month = 1, day = 1] = key.split('-').map(Number);
  return longDate(instantOf({ year, month, day, hour: 12 }, timeZone), timeZone);
};

/** The last day for the objection, from the day on which the driver received the decision. */
export const ObjectionDeadline = ({ timeZone }: { timeZone: string }) => {
  const now = useAtomValue(minuteAtom);
  const [receivedOn, setReceivedOn] = useState('');
  const appealDays = usualAppealDays;
  const today = dayKey(now, timeZone);
  const isFuture = receivedOn > today;
  return (
    <section aria-labelledby="objection-deadline" className="grid gap-3">
      <h2 id="objection-deadline" className="text-lead font-bold">{t`Срок`}</h2>
      <p>
        {plural(appealDays, {
          one: 'На возражение даётся # день со дня, когда вы получили копию постановления.',
          few: 'На возражение даётся # дня со дня, когда вы получили копию постановления.',
          many: 'На возражение даётся # дней со дня, когда вы получили копию постановления.',
          other: 'На возражение даётся # дня со дня, когда вы получили копию постановления.',
        })}
      </p>
      <DateField
        label={t`Копия получена`}
        value={receivedOn}
        onChange={setReceivedOn}
        max={today}
        error={isFuture ? t`Этот день ещё не наступил` : undefined}
      />
      <div role="status">
        {receivedOn !== '' && !isFuture && (
          <LastDay day={objectionDeadline(receivedOn, appealDays)} now={now} timeZone={timeZone} />
        )}
      </div>
    </section>
  );
};

const LastDay = ({ day, now, timeZone }: { day: string; now: number; timeZone: string }) => {
  const left = daysLeft(day, now, timeZone);
  const date = dayText(day, timeZone);
  return (
    <>
      <p className="text-lead font-semibold">{t`Последний день: ${date}`}</p>
      <p className={left < 0 ? 'font-semibold text-over' : left <= 3 ? 'font-semibold text-ending' : ''}>
        {left < 0
          ? t`Срок прошёл`
          : left === 0
            ? t`Это сегодня`
            : plural(left, {
                one: 'Остался # день',
                few: 'Осталось # дня',
                many: 'Осталось # дней',
                other: 'Осталось # дня',
              })}
      </p>
      {isWeekend(day) && (
        <p className="text-small text-muted">{t`Это выходной. На рабочий день мы срок не переносим: так вы точно успеете.`}</p>
      )}
    </>
  );
};
