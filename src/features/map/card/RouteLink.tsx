import { t } from '@lingui/core/macro';
import { mapsOf, routeAddress } from '~/domain/route';
import type { GeoPoint } from '~/domain/options';
import { ServerLink } from '~/ui/ServerLink';
import { buttonClass, type ButtonLook } from '~/ui/buttonClass';
import { Sign } from './Sign';

interface Props {
  to: GeoPoint;
  /** What the place is called in the other app. */
  label?: string;
  onFoot?: boolean;
  look?: ButtonLook;
  /** Says what the way leads to, where "route" alone does not. */
  name?: string;
}

/** Opens the way to a place in the maps of the device. A web map opens by the rules for links that lead outside. */
export const RouteLink = ({ to, label, onFoot, look = 'secondary', name }: Props) => {
  const address = routeAddress(to, mapsOf(navigator.userAgent, navigator.maxTouchPoints), { onFoot, label });
  const words = (
    <>
      <Sign name="route" />
      <span>
        {t`Маршрут`}
        {name && <span className="sr-only"> {name}</span>}
      </span>
    </>
  );
  if (!address.startsWith('geo:')) {
    return (
      <ServerLink address={address} className={buttonClass(look)}>
        {words}
      </ServerLink>
    );
  }
  return (
    <a href={address} className={buttonClass(look)}>
      {words}
    </a>
  );
};
