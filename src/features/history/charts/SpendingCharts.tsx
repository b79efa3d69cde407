import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { spendingOf } from '~/domain/history/spending';
import { sum } from '~/i18n/format';
import { longDate } from '~/i18n/longDate';
import type { SpendingProps } from './SpendingProps';
import { BarChart } from './BarChart';
import { hoursText, monthText, spentInMonth } from './monthText';
import { SpendingTable } from './SpendingTable';

/** The most months in a chart. The table has all. */
const maxMonths = 12;

/** Spending and parked time by month, with the operations they are calculated from. */
export const SpendingCharts = ({ operations, timeZone, hasMore, isFiltered }: SpendingProps) => {
  const { months, from, until } = useMemo(() => spendingOf(operations, timeZone), [operations, timeZone]);
  const count = operations.length;
  const days = [from, until].map((at) => (at === undefined ? '?' : longDate(at, timeZone)));
  const span = [...new Set(days)].join(' — ');
  const chartedMonths = months.slice(0, maxMonths);
  const bars = (valueOf: (month: (typeof months)[number]) => number, textOf: (value: number) => string) =>
    chartedMonths.map((month) => ({ name: monthText(month), value: valueOf(month), text: textOf(valueOf(month)) }));
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="text-small text-muted">
        <p>
          {span}:{' '}
          {plural(count, {
            one: 'по # загруженной операции.',
            few: 'по # загруженным операциям.',
            many: 'по # загруженным операциям.',
            other: 'по # загруженным операциям.',
          })}
        </p>
        {hasMore && (
          <p className="font-semibold text-ink">{t`Это не все: более старые войдут сюда, когда вы пролистаете до них список.`}</p>
        )}
        {isFiltered && <p>{t`Только то, что подходит под фильтры.`}</p>}
      </div>
      {months.length === 0 ? (
        <p>{t`Трат и стоянок среди них нет.`}</p>
      ) : (
        <>
          <div className="grid grid-cols-1 gap-4 desk:grid-cols-2">
            <BarChart
              title={t`Потрачено`}
              hint={t`Парковки, продления, шлагбаумы и абонементы без того, что вернули. Пополнения не считаются.`}
              bars={bars(spentInMonth, sum)}
            />
            <BarChart
              title={t`Сколько стояли`}
              hint={t`Оплаченное время без отменённого.`}
              bars={bars(({ parkedMin }) => parkedMin, hoursText)}
            />
          </div>
          {months.length > chartedMonths.length && (
            <p className="text-small text-muted">{t`Нарисованы последние ${maxMonths} месяцев, в таблице все.`}</p>
          )}
          <SpendingTable months={months} />
        </>
      )}
    </div>
  );
};
