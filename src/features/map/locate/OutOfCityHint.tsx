import { t } from '@lingui/core/macro';
import type { CityConfig } from '~/city/schema';
import { currentLanguage } from '~/i18n/messages';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';

/** The driver is outside the city's map, so nothing on it is near. */
export const OutOfCityHint = ({ city }: { city: CityConfig }) => (
  <>
    <p>{t`Вы за пределами карты города ${city.nameForShow[currentLanguage()]}.`}</p>
    <Button variant="secondary" onClick={() => openDialog({ name: 'city' })}>{t`Сменить город`}</Button>
  </>
);
