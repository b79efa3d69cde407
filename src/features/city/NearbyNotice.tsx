import { t } from '@lingui/core/macro';
import { currentLanguage } from '~/i18n/messages';
import { positionErrorTitle } from '~/components/positionErrorText';
import type { PositionError } from '~/state/map/position';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import type { ListedCity } from './cityGroups';
import { distanceAwayText } from './distanceAwayText';

interface Props {
  error: PositionError | undefined;
  nearest: ListedCity | undefined;
  isChosen: boolean;
  onPick: (id: string) => void;
}

/** The result of a position request: the nearest city, or why there is none and what to do instead. */
export const NearbyNotice = ({ error, nearest, isChosen, onPick }: Props) => {
  if (error) {
    return (
      <Notice severity="warning" title={positionErrorTitle(error)}>
        {errorAdvice(error)}
      </Notice>
    );
  }
  if (!nearest) return null;
  const name = nearest.nameForShow[currentLanguage()];
  const km = nearest.distanceKm ?? 0;
  return (
    <Notice
      severity="info"
      title={km === 0 ? t`Вы в городе ${name}` : t`Ближайший город: ${name}, ${distanceAwayText(km)}`}
      actions={!isChosen && <Button onClick={() => onPick(nearest.city)}>{t`Выбрать город ${name}`}</Button>}
    >
      {isChosen && t`Этот город уже выбран.`}
    </Notice>
  );
};

const errorAdvice = (error: PositionError): string => {
  if (error === 'refused') return t`Выберите город из списка или разрешите доступ в настройках браузера.`;
  return error === 'slow'
    ? t`Если браузер спрашивает разрешение, ответьте ему. Или выберите город из списка.`
    : t`Выберите город из списка или попробуйте ещё раз.`;
};
