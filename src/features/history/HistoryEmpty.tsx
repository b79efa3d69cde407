import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { filterCount, periodOf, withoutFilters, type HistorySearch } from '~/domain/history/historyFilter';
import { inLanguage } from '~/i18n/inLanguage';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { EmptyState } from '~/ui/EmptyState';

interface Props {
  search: HistorySearch;
  onFilter: (search: HistorySearch) => void;
}

/** Explains that nothing was found, and what to do next. */
export const HistoryEmpty = ({ search, onFilter }: Props) => {
  const isFiltered = filterCount(search) > 0;
  const isWholePeriod = periodOf(search) === 'all';
  const action = (): ReactNode => {
    if (isFiltered)
      return (
        <Button variant="secondary" onClick={() => onFilter(withoutFilters(search))}>
          {t`Показать все операции`}
        </Button>
      );
    return isWholePeriod ? (
      <Link to="/{-$lng}/profile/parking" params={inLanguage} className={buttonClass('secondary')}>
        {t`Оплатить парковку`}
      </Link>
    ) : (
      <Button variant="secondary" onClick={() => onFilter({ period: 'all' })}>
        {t`Показать за всё время`}
      </Button>
    );
  };
  return (
    <EmptyState drawing="list" action={action()}>
      {isFiltered
        ? t`По этим фильтрам операций нет.`
        : isWholePeriod
          ? t`Операций пока нет.`
          : t`За это время операций не было.`}
    </EmptyState>
  );
};
