import { t } from '@lingui/core/macro';
import { mapsPlatformOf, directionsUrl } from '~/domain/map/directions';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { serverUrl } from '~/domain/content/safeUrl';
import { CardIcon } from './CardIcon';

interface Props {
  destination: GeoPoint;
  /** Name of the place in the other app. */
  label: string;
  isOnFoot?: boolean;
  /** Names the destination where "route" alone would be unclear. */
  name?: string;
}

/** Opens directions to a place in the maps app of the device. A web map follows the rules for outside links. */
export const DirectionsLink = ({ destination, label, isOnFoot, name }: Props) => {
  const address = directionsUrl(destination, mapsPlatformOf(navigator.userAgent, navigator.maxTouchPoints), {
    onFoot: isOnFoot,
    label,
  });
  // Built here from two numbers and an encoded name, so it is safe. The phone asks which of its apps opens it.
  const href = address.startsWith('geo:') ? address : serverUrl(address, location.origin)?.href;
  const opensTab = address.startsWith('https:');
  return (
    <a href={href} target={opensTab ? '_blank' : undefined} rel="noopener noreferrer" className="card-action">
      <CardIcon name="route" />
      <span>
        {t`Маршрут`}
        {name && <span className="sr-only"> {name}</span>}
      </span>
    </a>
  );
};
