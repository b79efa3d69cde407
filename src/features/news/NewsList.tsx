import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { CityConfig } from '~/city/schema';
import { newsQuery } from '~/data/news/newsQuery';
import { currentLanguage } from '~/i18n/words';
import { Age } from '~/parts/Age';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Notice } from '~/ui/Notice';
import { Skeleton } from '~/ui/Skeleton';
import { NewsRow } from './NewsRow';

/** Ten pieces of news and ten more at a tap; the first ten can be read offline, with their age. */
export const NewsList = ({ city }: { city: CityConfig }) => {
  const now = useAtomValue(minuteAtom);
  const news = useInfiniteQuery(newsQuery(city.city, currentLanguage()));
  // Said after the first try; the tries go on behind it.
  const isStuck = news.isError || news.failureCount > 0 || news.fetchStatus === 'paused';
  const isOnline = useAtomValue(isOnlineAtom);
  if (!news.data)
    return isStuck ? (
      <Notice
        mood="warning"
        title={t`Новости загрузить не удалось`}
        actions={
          <Button look="secondary" icon="refresh" isBusy={news.fetchStatus === 'fetching'} onClick={() => void news.refetch()}>
            {t`Попробовать ещё раз`}
          </Button>
        }
      />
    ) : (
      <Skeleton words={t`Ждём ответа города…`}>
        <div className="grid gap-2">
          {[1, 2, 3, 4].map((row) => (
            <div key={row} className="h-28 rounded-sheet bg-raised" />
          ))}
        </div>
      </Skeleton>
    );
  if (news.data.length === 0)
    return (
      <>
        <p className="text-lead">{t`Новостей пока нет. Когда город что-нибудь объявит, вы прочитаете это здесь.`}</p>
        <Link to="/{-$lng}" className={buttonClass('secondary')}>
          {t`На карту парковок`}
        </Link>
      </>
    );
  return (
    <>
      {(isStuck || !isOnline) && <Age at={news.dataUpdatedAt} now={now} timeZone={city.timeZone} />}
      <ul className="grid gap-2">
        {news.data.map((item) => (
          <NewsRow key={item.id} item={item} timeZone={city.timeZone} />
        ))}
      </ul>
      {news.isFetchNextPageError && <Notice mood="warning">{t`Следующие новости не загрузились. Попробуйте ещё раз.`}</Notice>}
      {news.hasNextPage && (
        <Button look="secondary" isWide isBusy={news.isFetchingNextPage} onClick={() => void news.fetchNextPage()}>
          {t`Показать ещё`}
        </Button>
      )}
    </>
  );
};
