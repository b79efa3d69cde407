import { t } from '@lingui/core/macro';
import type { CityConfig } from '~/city/schema';
import { currentLanguage } from '~/i18n/words';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';

/** The driver is where the city's map does not reach: nothing on it is near. */
export const OutOfCity = ({ city }: { city: CityConfig }) => (
  <>
    <p>{t`Вы за пределами карты города ${city.nameForShow[currentLanguage()]}.`}</p>
    <Button look="secondary" onClick={() => openWindow({ name: 'city' })}>{t`Сменить город`}</Button>
  </>
);
