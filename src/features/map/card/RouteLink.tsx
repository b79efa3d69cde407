import { t } from '@lingui/core/macro';
import { mapsOf, routeAddress } from '~/domain/route';
import type { GeoPoint } from '~/domain/options';
import { serverUrl } from '~/domain/safeUrl';
import { Sign } from './Sign';
import { tileClass } from './tileClass';

interface Props {
  to: GeoPoint;
  /** What the place is called in the other app. */
  label: string;
  onFoot?: boolean;
  /** Says what the way leads to, where "route" alone does not. */
  name?: string;
}

/** Opens the way to a place in the maps of the device. A map of the web is opened by the rules for links that lead outside. */
export const RouteLink = ({ to, label, onFoot, name }: Props) => {
  const address = routeAddress(to, mapsOf(navigator.userAgent, navigator.maxTouchPoints), { onFoot, label });
  // Made here of two numbers and an encoded name: the phone asks which of its apps shows it.
  const href = address.startsWith('geo:') ? address : serverUrl(address, location.origin)?.href;
  const opensTab = address.startsWith('https:');
  return (
    <a href={href} target={opensTab ? '_blank' : undefined} rel="noopener noreferrer" className={tileClass}>
      <Sign name="route" />
      <span>
        {t`Маршрут`}
        {name && <span className="sr-only"> {name}</span>}
      </span>
    </a>
  );
};
