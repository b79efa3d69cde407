import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { CityConfig } from '~/city/schema';
import { longDate } from '~/i18n/longDate';
import { Age } from '~/components/Age';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { loadCleaner } from '~/ui/html/loadCleaner';
import { ServerHtml } from '~/ui/html/ServerHtml';
import { PageHead } from '~/ui/PageHead';
import { ServerImage } from '~/ui/ServerImage';
import { useNewsItem } from './useNewsItem';

/** Title, date, picture and text. An article that was read before opens offline, with its age. */
export const NewsArticle = ({ city, id }: { city: CityConfig; id: string }) => {
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  useEffect(() => void loadCleaner(), []);
  const { item, hasText, isMissing, isStuck, isFetching, readAt, refetch } = useNewsItem(city.city, id);
  const title = isMissing ? t`Такой новости нет` : (item?.title ?? t`Новость`);
  return (
    <article className="grid grid-cols-1 gap-3">
      <PageHead title={t`${title} — Парковка`} description={item?.announce} />
      <h1 className="text-head font-bold">{title}</h1>
      {isMissing && <p className="text-lead">{t`Возможно, город её убрал.`}</p>}
      {!isMissing && item && (
        <>
          <p className="flex flex-wrap gap-x-3 text-small text-muted empty:hidden">
            {item.at !== undefined && <span>{longDate(item.at, city.timeZone)}</span>}
            {hasText && (isStuck || !isOnline) && <Age at={readAt} now={now} timeZone={city.timeZone} />}
          </p>
          <ServerImage
            address={item.image}
            alt=""
            className="h-auto max-h-80 max-w-full justify-self-start rounded-sheet object-contain"
          />
          {item.html === undefined ? <p>{item.announce}</p> : <ServerHtml html={item.html} label={item.title} />}
        </>
      )}
      {!isMissing && !hasText && (
        <WaitOrRetry
          isFailed={isStuck}
          title={t`Текст новости загрузить не удалось`}
          isRetrying={isFetching}
          onRetry={refetch}
        >
          <div className="h-64 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
    </article>
  );
};
