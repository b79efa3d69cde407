import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { logOut } from '~/data/auth/logOut';
import { useCompany } from '~/data/company/companyQuery';
import { StaleNotice } from '~/components/StaleNotice';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { currentCity } from '~/state/currentCity';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { PageHead } from '~/ui/PageHead';
import { Skeleton } from '~/ui/Skeleton';
import { lazyPart } from '~/ui/lazyPart';
import { CompanyCard } from './CompanyCard';
import { readCompanySearch } from './CompanySearch';
import { CompanyListTabs } from './CompanyListTabs';
import { Fleet } from './lists/Fleet';
import './fleet.css';

/** Lazy, because few visits work with files. */
const ImportScreen = lazyPart(
  () => import('./import/ImportScreen').then(({ ImportScreen }) => ImportScreen),
  () => (
    <Skeleton message={t`Загружаем страницу…`}>
      <div className="h-64 rounded-sheet bg-raised" />
    </Skeleton>
  ),
);

/** The company area: the company, its vehicles, drivers and devices, and lists from files (COOP-01…COOP-09). */
export const CompanyScreen = ({ search }: { search: Record<string, unknown> }) => {
  const { list = 'cars', page } = readCompanySearch(search);
  const queryClient = useQueryClient();
  const isOnline = useAtomValue(isOnlineAtom);
  const { data: company, error, refetch, isFetching, isStuck, readAt, owner } = useCompany(true);
  return (
    <div className="fleet-page mx-auto grid w-full grid-cols-1 content-start gap-4 p-4">
      <PageHead title={t`Корпоративный клиент — Парковка`} />
      <h1 className="text-title font-bold break-words">{company?.name ?? t`Корпоративный клиент`}</h1>
      {!company && owner !== undefined && (
        <WaitOrRetry
          isFailed={error !== null}
          title={t`Данные организации загрузить не удалось`}
          isRetrying={isFetching}
          onRetry={refetch}
        >
          <div className="grid gap-2">
            <div className="h-16 rounded-sheet bg-raised" />
            {[1, 2, 3, 4, 5].map((row) => (
              <div key={row} className="h-14 rounded-sheet bg-raised" />
            ))}
          </div>
        </WaitOrRetry>
      )}
      {owner === undefined && (
        // Gives up only the company's expired login. A driver's login on this device stays.
        <Button variant="secondary" icon="logout" onClick={() => logOut(queryClient, currentCity().city, 'coop')}>
          {t`Выйти`}
        </Button>
      )}
      {company && (
        <>
          <CompanyCard company={company} readAt={readAt} isStale={isStuck || !isOnline} />
          {/* Nothing else here refetches. Without this button, an outage would last until the page is reloaded. */}
          {(isStuck || !isOnline) && (
            <StaleNotice isRetrying={isFetching} onRetry={refetch}>
              {t`Новые данные загрузить не удалось, показаны прежние.`}
            </StaleNotice>
          )}
          <CompanyListTabs company={company} list={page ? undefined : list} />
          {page === 'import' ? (
            <ImportScreen key={owner} company={company} />
          ) : (
            <Fleet key={`${owner} ${list}`} company={company} list={list} />
          )}
        </>
      )}
    </div>
  );
};
