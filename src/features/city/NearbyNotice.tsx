import { t } from '@lingui/core/macro';
import { currentLanguage } from '~/i18n/words';
import { positionFaultTitle } from '~/parts/positionFault';
import type { PositionFault } from '~/state/position';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import type { ShownCity } from './cityGroups';
import { awayText } from './awayText';

interface Props {
  fault: PositionFault | undefined;
  nearest: ShownCity | undefined;
  isChosen: boolean;
  onPick: (id: string) => void;
}

/** What asking for the position has brought: the nearest city, or why there is none and what to do instead. */
export const NearbyNotice = ({ fault, nearest, isChosen, onPick }: Props) => {
  if (fault) {
    return (
      <Notice mood="warning" title={positionFaultTitle(fault)}>
        {faultAdvice(fault)}
      </Notice>
    );
  }
  if (!nearest) return null;
  const name = nearest.nameForShow[currentLanguage()];
  const km = nearest.distanceKm ?? 0;
  return (
    <Notice
      mood="info"
      title={km === 0 ? t`Вы в городе ${name}` : t`Ближайший город: ${name}, ${awayText(km)}`}
      actions={!isChosen && <Button onClick={() => onPick(nearest.city)}>{t`Выбрать город ${name}`}</Button>}
    >
      {isChosen && t`Он и выбран.`}
    </Notice>
  );
};

const faultAdvice = (fault: PositionFault): string => {
  if (fault === 'refused') return t`Выберите город из списка или разрешите доступ в настройках браузера.`;
  return fault === 'slow'
    ? t`Если браузер спрашивает разрешение, ответьте ему. Или выберите город из списка.`
    : t`Выберите город из списка или попробуйте ещё раз.`;
};
