import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { CityConfig } from '~/city/schema';
import { newsQuery } from '~/data/news/newsQuery';
import { isStuck } from '~/data/reading';
import { currentLanguage } from '~/i18n/messages';
import { Age } from '~/components/Age';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { EmptyState } from '~/ui/EmptyState';
import { Notice } from '~/ui/Notice';
import { RowPlaceholders } from '~/ui/RowPlaceholders';
import { NewsRow } from './NewsRow';

/** Ten news items, and ten more per tap. The first ten are readable offline, with their age. */
export const NewsList = ({ city }: { city: CityConfig }) => {
  const now = useAtomValue(minuteAtom);
  const news = useInfiniteQuery(newsQuery(city.city, currentLanguage()));
  const isFailed = isStuck(news);
  const isOnline = useAtomValue(isOnlineAtom);
  if (!news.data)
    return (
      <WaitOrRetry
        isFailed={isFailed}
        title={t`Новости загрузить не удалось`}
        isRetrying={news.fetchStatus === 'fetching'}
        onRetry={news.refetch}
      >
        <RowPlaceholders count={4} height="h-28" />
      </WaitOrRetry>
    );
  if (news.data.length === 0)
    return (
      <EmptyState
        drawing="letter"
        action={
          <Link to="/{-$lng}" className={buttonClass('secondary')}>
            {t`На карту парковок`}
          </Link>
        }
      >
        {t`Новостей пока нет. Когда город что-нибудь объявит, вы прочитаете это здесь.`}
      </EmptyState>
    );
  return (
    <>
      {(isFailed || !isOnline) && <Age at={news.dataUpdatedAt} now={now} timeZone={city.timeZone} />}
      <ul className="grid gap-2">
        {news.data.map((item) => (
          <NewsRow key={item.id} item={item} timeZone={city.timeZone} />
        ))}
      </ul>
      {news.isFetchNextPageError && (
        <Notice severity="warning">{t`Следующие новости не загрузились. Попробуйте ещё раз.`}</Notice>
      )}
      {news.hasNextPage && (
        <Button variant="secondary" isWide isBusy={news.isFetchingNextPage} onClick={() => void news.fetchNextPage()}>
          {t`Показать ещё`}
        </Button>
      )}
    </>
  );
};
