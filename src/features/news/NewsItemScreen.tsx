import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { NoCity } from '~/components/NoCity';
import { cityAtom } from '~/state/currentCity';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { PageHead } from '~/ui/PageHead';
import { NewsArticle } from './NewsArticle';

/** One news item of the city (ROUTE-22). */
export const NewsItemScreen = ({ id }: { id: string }) => {
  const city = useAtomValue(cityAtom);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-4 p-4">
      {city ? (
        <>
          <Link to="/{-$lng}/news" className={`${buttonClass('quiet')} -ml-4 justify-self-start`}>
            <Icon name="back" />
            {t`Все новости`}
          </Link>
          <NewsArticle key={id} city={city} id={id} />
        </>
      ) : (
        <>
          <PageHead title={t`Новости — Парковка`} />
          <h1 className="text-head font-bold">{t`Новость`}</h1>
          <NoCity>{t`Эта новость одного из городов. Выберите город, чтобы её прочитать.`}</NoCity>
        </>
      )}
    </div>
  );
};
