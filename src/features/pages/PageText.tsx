import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { CityConfig } from '~/city/schema';
import { isRefusal } from '~/data/outcomeError';
import { pageQuery } from '~/data/pages/pageQuery';
import { useSettings } from '~/data/settings/useCapabilities';
import { personalDataPath } from '~/domain/content/contentPage';
import { currentLanguage } from '~/i18n/messages';
import { Age } from '~/components/Age';
import { NoPage } from '~/components/NoPage';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { loadCleaner } from '~/ui/html/loadCleaner';
import { ServerHtml } from '~/ui/html/ServerHtml';
import { PageHead } from '~/ui/PageHead';

/** Title and text of a page. A page that was read before opens offline, with its age. */
export const PageText = ({ city, path }: { city: CityConfig; path: string }) => {
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  useEffect(() => void loadCleaner(), []);
  const rulesTitle = useSettings()?.pagePersonalDataTitle?.trim();
  const { data, error, dataUpdatedAt, failureCount, fetchStatus, refetch } = useQuery(
    pageQuery(city.city, currentLanguage(), path),
  );
  // Reported after the first failed try; retries continue in the background.
  const isStuck = error !== null || failureCount > 0 || fetchStatus === 'paused';

  if (data === null || isRefusal(error)) return <NoPage />;

  const title = data?.title ?? ((path === personalDataPath && rulesTitle) || t`Страница города`);
  return (
    <>
      <PageHead title={t`${title} — Парковка`} />
      {data && (
        <>
          <h1 className="text-head font-bold">{title}</h1>
          {(isStuck || !isOnline) && <Age at={dataUpdatedAt} now={now} timeZone={city.timeZone} />}
          {data.html !== undefined && <ServerHtml html={data.html} label={title} />}
        </>
      )}
      {!data && (
        <>
          {isStuck && <h1 className="text-head font-bold">{t`Страница не загрузилась`}</h1>}
          <WaitOrRetry
            isFailed={isStuck}
            title={t`Город не ответил`}
            hint={t`Страница откроется, как только появится связь.`}
            isRetrying={fetchStatus === 'fetching'}
            onRetry={refetch}
          >
            <div className="mb-4 h-9 w-2/3 rounded-field bg-raised" />
            <div className="h-80 rounded-sheet bg-raised" />
          </WaitOrRetry>
        </>
      )}
    </>
  );
};
