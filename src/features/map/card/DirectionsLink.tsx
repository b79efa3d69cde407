import { t } from '@lingui/core/macro';
import { mapsPlatformOf, directionsUrl } from '~/domain/map/directions';
import type { GeoPoint } from '~/domain/content/options';
import { serverUrl } from '~/domain/content/safeUrl';
import { CardIcon } from './CardIcon';
import { cardActionClass } from './cardActionClass';

interface Props {
  destination: GeoPoint;
  /** What the place is called in the other app. */
  label: string;
  isOnFoot?: boolean;
  /** Says what the way leads to, where "route" alone does not. */
  name?: string;
}

/** Opens the way to a place in the maps of the device. A map of the web is opened by the rules for links that lead outside. */
export const DirectionsLink = ({ destination, label, isOnFoot, name }: Props) => {
  const address = directionsUrl(destination, mapsPlatformOf(navigator.userAgent, navigator.maxTouchPoints), {
    onFoot: isOnFoot,
    label,
  });
  // Made here of two numbers and an encoded name: the phone asks which of its apps shows it.
  const href = address.startsWith('geo:') ? address : serverUrl(address, location.origin)?.href;
  const opensTab = address.startsWith('https:');
  return (
    <a href={href} target={opensTab ? '_blank' : undefined} rel="noopener noreferrer" className={cardActionClass}>
      <CardIcon name="route" />
      <span>
        {t`Маршрут`}
        {name && <span className="sr-only"> {name}</span>}
      </span>
    </a>
  );
};
