import { t } from '@lingui/core/macro';
import type { MonthOfSpending } from '~/domain/history/spending';
import { cost } from '~/i18n/format';
import { Icon } from '~/ui/Icon';
import { hoursText, monthText, spentInMonth } from './monthText';

/** The same months as figures, with the parts that make up the sums. */
export const SpendingTable = ({ months }: { months: readonly MonthOfSpending[] }) => {
  const columns = [t`Месяц`, t`Оплачено`, t`Вернули`, t`Потрачено`, t`Стояли`];
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold text-sign [&::-webkit-details-marker]:hidden">
        <span>{t`Таблица по месяцам`}</span>
        <Icon name="down" className="group-open:rotate-180" />
      </summary>
      {/* Makes wide sums in large text reachable by scrolling, also with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={t`Таблица по месяцам`} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{t`Траты и часы по месяцам`}</caption>
          <thead className="text-muted">
            <tr className="border-b-2 border-line">
              {columns.map((name) => (
                <th key={name} scope="col" className="py-2 pr-3 text-right font-semibold first:text-left last:pr-0">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={monthText(month)} className="border-b border-line">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {monthText(month)}
                </th>
                {[cost(month.paid), cost(month.returned), cost(spentInMonth(month)), hoursText(month.parkedMin)].map(
                  (text, column) => (
                    <td key={columns[column + 1]} className="py-2 pr-3 text-right whitespace-nowrap last:pr-0">
                      {text}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
