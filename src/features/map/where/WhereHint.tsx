import { t } from '@lingui/core/macro';
import { useZonesHere } from '~/data/map/useZonesHere';
import type { CityConfig } from '~/city/schema';
import { roughestM, type Fix } from '~/domain/zoneHere';
import { currentLanguage } from '~/i18n/words';
import { forgetWhere } from '~/state/where';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { isInCity } from './isInCity';
import { metresText } from './metresText';
import { ZoneHint } from './ZoneHint';

interface Props {
  city: CityConfig;
  fix: Fix;
}

/** What a position says about where to pay: a zone, several, none, or nothing for sure. */
export const WhereHint = ({ city, fix }: Props) => {
  const zones = useZonesHere(city, fix);
  const answer = () => {
    if (!isInCity(fix, city)) {
      return (
        <>
          <p>{t`Вы за пределами карты города ${city.nameForShow[currentLanguage()]}.`}</p>
          <Button look="secondary" onClick={() => openWindow({ name: 'city' })}>{t`Сменить город`}</Button>
        </>
      );
    }
    if (!(fix.accuracyM <= roughestM))
      return <p>{t`Место известно с точностью ${metresText(fix.accuracyM)}: зону по нему не назвать. Посмотрите номер на знаке.`}</p>;
    if (!zones) return <p>{t`Загружаем парковки…`}</p>;
    return zones.length > 0 ? <ZoneHint zones={zones} /> : <p>{t`Платной парковки рядом не видно. Посмотрите номер на знаке.`}</p>;
  };
  return (
    <div className="flex items-start gap-2 rounded-sheet border border-line bg-paper p-2 shadow-float">
      <div role="status" className="grid min-w-0 grow gap-2 self-center">
        {answer()}
      </div>
      <IconButton icon="close" label={t`Закрыть`} onClick={forgetWhere} />
    </div>
  );
};
