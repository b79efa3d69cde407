import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { NoCity } from '~/components/NoCity';
import { cityAtom } from '~/state/currentCity';
import { PageHead } from '~/ui/PageHead';
import { PageText } from './PageText';

/** A page of the city's server, by its path under /pages (INFO-02, ROUTE-21). */
export const PageScreen = ({ path }: { path: string }) => {
  const city = useAtomValue(cityAtom);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-4 p-4">
      {city ? (
        <PageText key={path} city={city} path={path} />
      ) : (
        <>
          <PageHead title={t`Страница города — Парковка`} />
          <h1 className="text-head font-bold">{t`Страница города`}</h1>
          <NoCity>{t`У каждого города эта страница своя. Выберите город, чтобы её прочитать.`}</NoCity>
        </>
      )}
    </div>
  );
};
