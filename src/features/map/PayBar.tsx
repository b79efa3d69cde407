import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { inLanguage } from '~/i18n/inLanguage';
import { buttonClass } from '~/ui/buttonClass';
import { payBarPosition } from './payBarPosition';

interface Props {
  /** True if the attribution line of the map is below the bar. */
  isRaised: boolean;
  button: ReactNode;
  /** The running stays. */
  children: ReactNode;
}

/** The bar without its data, which the first frame draws too. */
export const PayBar = ({ isRaised, button, children }: Props) => (
  <div
    className={`absolute inset-x-2 pointer-events-none! mx-auto grid max-w-md grid-cols-1 gap-2 *:pointer-events-auto desk:top-[calc(var(--spacing-tap)*2+2rem)] desk:bottom-auto desk:mx-0 ${payBarPosition(isRaised).bar}`}
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
