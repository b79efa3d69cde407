import { t } from '@lingui/core/macro';
import { cardAddress } from '~/domain/map/favourite';
import type { PlaceName } from '~/domain/map/mapFeature';
import { currentPrefix } from '~/i18n/currentPrefix';
import { ShareLink } from '~/components/share/ShareLink';
import { currentCity } from '~/state/currentCity';
import { CardIcon } from './CardIcon';

interface Props {
  place: PlaceName;
  title: string;
}

/** Shares the card's address. */
export const SharePlaceButton = ({ place, title }: Props) => (
  <ShareLink
    path={cardAddress(place, currentCity().city, currentPrefix())}
    title={title}
    fieldLabel={t`Ссылка на парковку`}
    buttonClass="card-action"
  >
    <CardIcon name="share" />
    {t`Поделиться`}
  </ShareLink>
);
