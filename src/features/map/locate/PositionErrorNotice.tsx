import { t } from '@lingui/core/macro';
import { positionErrorTitle } from '~/components/positionErrorText';
import type { PositionError } from '~/state/map/position';
import { clearUserLocation, locate } from '~/state/map/userLocation';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

const adviceOf = (error: PositionError): string => {
  if (error === 'refused') return t`Разрешите доступ в настройках браузера. Оплатить можно и по номеру зоны со знака.`;
  return error === 'slow' ? t`Если браузер спрашивает разрешение, ответьте ему.` : t`Номер зоны написан на знаке.`;
};

/** Explains why the position is unknown and what can be done. */
export const PositionErrorNotice = ({ error }: { error: PositionError }) => (
  <Notice
    severity="warning"
    title={positionErrorTitle(error)}
    actions={
      <>
        {error !== 'refused' && <Button variant="secondary" onClick={() => void locate()}>{t`Ещё раз`}</Button>}
        <Button variant="secondary" onClick={clearUserLocation}>{t`Понятно`}</Button>
      </>
    }
  >
    {adviceOf(error)}
  </Notice>
);
