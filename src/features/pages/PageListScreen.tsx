import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { NoCity } from '~/components/NoCity';
import { cityAtom } from '~/state/currentCity';
import { PageHead } from '~/ui/PageHead';
import { PageList } from './PageList';

/** The city's content pages (ROUTE-21). */
export const PageListScreen = () => {
  const city = useAtomValue(cityAtom);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-4 p-4">
      <PageHead title={t`Страницы города — Парковка`} />
      <h1 className="text-title font-bold">{t`Страницы города`}</h1>
      {city ? (
        <PageList city={city} />
      ) : (
        <NoCity>{t`У каждого города страницы свои. Выберите город, чтобы их прочитать.`}</NoCity>
      )}
    </div>
  );
};
