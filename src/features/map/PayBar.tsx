import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { inLanguage } from '~/i18n/inLanguage';
import { buttonClass } from '~/ui/buttonClass';
import { payBarPosition } from './payBarPosition';

interface Props {
  /** True if the attribution line of the map is below the bar. */
  isRaised: boolean;
  /** True if a list is below the bar. Beside a list, on a desktop, the bar is over the map. */
  isOverList?: boolean;
  button: ReactNode;
  /** The running stays. */
  children: ReactNode;
}

/** A ground across the list, which keeps its rows from the button. */
const listGround =
  'max-desk:pointer-events-auto! max-desk:inset-x-0 max-desk:bottom-0 max-desk:max-w-none max-desk:border-t max-desk:border-line max-desk:bg-paper max-desk:px-[max(0.5rem,50%-14rem)] max-desk:pb-[max(0.5rem,env(safe-area-inset-bottom))] tablet:max-desk:pt-2';

/** The bar without its data, which the first frame draws too. */
export const PayBar = ({ isRaised, isOverList, button, children }: Props) => (
  <div
    className={`absolute inset-x-2 pointer-events-none! mx-auto grid max-w-md grid-cols-1 gap-2 *:pointer-events-auto desk:top-[calc(var(--spacing-tap)*2+2rem)] desk:bottom-auto desk:mx-0 ${payBarPosition(isRaised).bar} ${isOverList ? listGround : ''}`}
  >
    {children}
    {/* On a desktop, the bar is below the search. On a phone, the map ends above the button. The button is as far below this edge as the overlays are above it. */}
    <div className="grid max-tablet:mt-2">{button}</div>
  </div>
);

export const PayLink = ({ isDriver }: { isDriver: boolean }) => (
  <Link
    to={isDriver ? '/{-$lng}/profile/parking' : '/{-$lng}/guest-payment'}
    params={inLanguage}
    className={buttonClass('primary', true)}
  >
    {t`Оплатить парковку`}
  </Link>
);
