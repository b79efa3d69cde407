import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { unknownLinkCityAtom } from '~/state/linkCity';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { chooseCity } from './chooseCity';
import { CityList } from './CityList';

/** Shown on the first visit: everything requires a city. */
export const CityScreen = () => {
  const unknown = useAtomValue(unknownLinkCityAtom);
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 p-4 [--letters-top:var(--header)] [--city-columns:2] desk:max-w-3xl desk:[--city-columns:3]">
      <PageHead title={t`Выбор города — Парковка`} />
      <div className="grid gap-1">
        <h1 className="text-head font-bold">{t`В каком городе вы паркуетесь?`}</h1>
        <p className="text-muted">{t`Карта мест и цен, оплата и продление парковки — с телефона.`}</p>
      </div>
      {unknown !== undefined && (
        <Notice severity="warning">{t`Города «${unknown}» из ссылки в приложении нет. Выберите город из списка.`}</Notice>
      )}
      <CityList onPick={chooseCity} />
    </div>
  );
};
