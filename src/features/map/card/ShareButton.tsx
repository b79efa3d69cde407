import { t } from '@lingui/core/macro';
import { cardAddress } from '~/domain/favourite';
import type { PlaceName } from '~/domain/parking';
import { currentPrefix } from '~/i18n/currentPrefix';
import { ShareLink } from '~/parts/share/ShareLink';
import { currentCity } from '~/state/city';
import { Sign } from './Sign';

interface Props {
  place: PlaceName;
  title: string;
}

/** Hands the card's address to somebody else. */
export const ShareButton = ({ place, title }: Props) => (
  <ShareLink path={cardAddress(place, currentCity().city, currentPrefix())} title={title} fieldLabel={t`Ссылка на парковку`}>
    <Sign name="share" />
    {t`Поделиться`}
  </ShareLink>
);
