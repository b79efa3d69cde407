import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { useHistory } from '~/data/history/useHistory';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { zonesQuery } from '~/data/zones/zonesQuery';
import {
  isComplete,
  withFieldsOf,
  zonesToFilter,
  type HistorySearch,
  type SearchedFields,
} from '~/domain/history/historyFilter';
import type { HistoryOperation } from '~/domain/history/history';
import { cityAtom } from '~/state/currentCity';
import { Button } from '~/ui/Button';
import { useDelayedChange } from '~/ui/form/useDelayedChange';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { ExportHistoryMenu } from './ExportHistoryMenu';
import { HistoryFilters } from './HistoryFilters';
import { historyFailureText } from './historyFailureText';
import { HistoryList } from './HistoryList';
import './history.css';

interface Props {
  search: HistorySearch;
  /** Resolves once the search has it. */
  onFilter: (search: HistorySearch) => Promise<void>;
}

/** The driver's history. Its filters are in the address. */
export const HistoryScreen = (props: Props) => {
  const city = useAtomValue(cityAtom);
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-[16px]">
      <PageHead title={t`История операций — Парковка`} />
      <h1 className="text-title font-bold">{t`История операций`}</h1>
      {city && <History {...props} city={city} />}
    </div>
  );
};

const History = ({ city, search, onFilter }: Props & { city: CityConfig }) => {
  const [chosenFilter, chooseFilter] = useDelayedChange(search, onFilter);
  const capabilities = useCapabilities();
  const history = useHistory(search);
  const searched = useSearchedFields(history.data);
  const { profile, error, refetch } = useProfile();
  // One switch of the city controls both benefits and this filter.
  const zones = useQuery(zonesQuery(city.city, capabilities?.hasCadastralPermits ?? false));
  if (!history.data && history.isStuck && !profile && error && !zones.data && zones.isError)
    return (
      <Notice
        severity="danger"
        title={t`Ошибка загрузки статистики`}
        actions={
          <Button
            variant="secondary"
            icon="refresh"
            isBusy={history.fetchStatus === 'fetching'}
            onClick={() => void Promise.all([history.refetch(), refetch(), zones.refetch()])}
          >
            {t`Попробовать ещё раз`}
          </Button>
        }
      >
        {historyFailureText(history.failureReason ?? history.error)}
      </Notice>
    );
  return (
    <div className="history">
      {capabilities && (
        <HistoryFilters
          search={chosenFilter}
          onFilter={chooseFilter}
          capabilities={capabilities}
          vehicles={profile?.vehicles ?? []}
          zones={zonesToFilter(zones.data ?? [])}
          searched={searched}
          file={capabilities.exportsHistory && isComplete(search) && <ExportHistoryMenu search={search} />}
        />
      )}
      <HistoryList city={city} history={history} search={search} onFilter={chooseFilter} />
    </div>
  );
};

/** What all lists of this visit carry, so that a field does not disappear with the list that it has emptied. */
const useSearchedFields = (operations: readonly HistoryOperation[] = []): SearchedFields => {
  const [known, setKnown] = useState<SearchedFields>({ hasOrders: false, drivers: [] });
  const fields = withFieldsOf(known, operations);
  if (fields !== known) setKnown(fields);
  return fields;
};
