import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { CityConfig } from '~/city/schema';
import { isRefusal } from '~/data/isRefusal';
import { pageQuery } from '~/data/pages/pageQuery';
import { useSettings } from '~/data/settings/useCapabilities';
import { personalDataPath } from '~/domain/contentPage';
import { currentLanguage } from '~/i18n/words';
import { Age } from '~/parts/Age';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { loadCleaner } from '~/ui/html/loadCleaner';
import { ServerHtml } from '~/ui/html/ServerHtml';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { Skeleton } from '~/ui/Skeleton';

/** Title and text of a page; what has been read opens offline, with its age. */
export const PageText = ({ city, path }: { city: CityConfig; path: string }) => {
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  useEffect(() => void loadCleaner(), []);
  const rulesTitle = useSettings()?.pagePersonalDataTitle?.trim();
  const { data, error, dataUpdatedAt, failureCount, fetchStatus, refetch } = useQuery(pageQuery(city.city, currentLanguage(), path));
  // Said after the first try; the tries go on behind it.
  const isStuck = error !== null || failureCount > 0 || fetchStatus === 'paused';

  if (data === null || isRefusal(error))
    return (
      <>
        <PageHead title={t`Страница не найдена — Парковка`} />
        <h1 className="text-head font-bold">{t`Такой страницы нет`}</h1>
        <p className="text-lead">{t`Возможно, в адресе ошибка или страница переехала.`}</p>
        <Link to="/{-$lng}" className={buttonClass('primary')}>
          {t`На карту парковок`}
        </Link>
      </>
    );

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
      {!data && isStuck && (
        <>
          <h1 className="text-head font-bold">{t`Страница не загрузилась`}</h1>
          <Notice
            mood="warning"
            title={t`Город не ответил`}
            actions={
              <Button look="secondary" icon="refresh" isBusy={fetchStatus === 'fetching'} onClick={() => void refetch()}>
                {t`Попробовать ещё раз`}
              </Button>
            }
          >
            {t`Страница откроется, как только появится связь.`}
          </Notice>
        </>
      )}
      {!data && !isStuck && (
        <Skeleton words={t`Ждём ответа города…`}>
          <div className="mb-4 h-9 w-2/3 rounded-field bg-raised" />
          <div className="h-80 rounded-sheet bg-raised" />
        </Skeleton>
      )}
    </>
  );
};
