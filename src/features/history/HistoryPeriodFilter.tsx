import { t } from '@lingui/core/macro';
import { historyPeriods, isBackwards, periodOf, type HistorySearch } from '~/domain/history/historyFilter';
import { DateField } from '~/ui/DateField';
import { SelectField } from '~/ui/SelectField';
import { periodText } from './operationText';

interface Props {
  search: HistorySearch;
  onFilter: (search: HistorySearch) => void;
}

/** The period, and the first and last day of a custom one (OPS-01). */
export const HistoryPeriodFilter = ({ search, onFilter }: Props) => (
  <>
    <SelectField
      label={t`Период`}
      options={historyPeriods.map((value) => ({ value, label: periodText(value) }))}
      value={periodOf(search)}
      onChange={(period) =>
        onFilter({ ...search, period: period === 'monthly' ? undefined : period, from: undefined, to: undefined })
      }
    />
    {search.period === 'custom' && (
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3">
        <DateField
          label={t`С какого дня`}
          value={search.from ?? ''}
          onChange={(from) => onFilter({ ...search, from: from || undefined })}
          error={isBackwards(search) ? t`Начало позже конца` : undefined}
        />
        <DateField
          label={t`По какой день`}
          value={search.to ?? ''}
          onChange={(to) => onFilter({ ...search, to: to || undefined })}
        />
      </div>
    )}
  </>
);
