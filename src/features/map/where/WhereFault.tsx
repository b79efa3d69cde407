import { t } from '@lingui/core/macro';
import { positionFaultTitle } from '~/parts/positionFault';
import type { PositionFault } from '~/state/position';
import { forgetWhere, locate } from '~/state/where';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

const adviceOf = (fault: PositionFault): string => {
  if (fault === 'refused') return t`Разрешите доступ в настройках браузера. Оплатить можно и по номеру зоны со знака.`;
  return fault === 'slow' ? t`Если браузер спрашивает разрешение, ответьте ему.` : t`Номер зоны написан на знаке.`;
};

/** Why the phone does not say where it is, and what can be done. */
export const WhereFault = ({ fault }: { fault: PositionFault }) => (
  <Notice
    mood="warning"
    title={positionFaultTitle(fault)}
    actions={
      <>
        {fault !== 'refused' && <Button look="secondary" onClick={() => void locate()}>{t`Ещё раз`}</Button>}
        <Button look="secondary" onClick={forgetWhere}>{t`Понятно`}</Button>
      </>
    }
  >
    {adviceOf(fault)}
  </Notice>
);
