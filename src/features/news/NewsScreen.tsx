import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { NoCity } from '~/components/NoCity';
import { cityAtom } from '~/state/currentCity';
import { PageHead } from '~/ui/PageHead';
import { NewsList } from './NewsList';

/** The city's news, newest first (INFO-01, ROUTE-22). */
export const NewsScreen = () => {
  const city = useAtomValue(cityAtom);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-4 p-4">
      <PageHead
        title={t`Новости — Парковка`}
        description={t`Новости городской парковки: изменения зон, цен и правил.`}
      />
      <h1 className="text-title font-bold">{t`Новости`}</h1>
      {city ? (
        <NewsList city={city} />
      ) : (
        <NoCity>{t`Новости у каждого города свои. Выберите город, чтобы их прочитать.`}</NoCity>
      )}
    </div>
  );
};
