import { lazy, type ComponentProps } from 'react';
import { RefillWindow } from '~/features/refill/RefillWindow';

const StartOffer = lazy(() => import('~/features/parking/StartOffer').then((loaded) => ({ default: loaded.StartOffer })));

/** Topping up, and then the stay that it was for: two features, which meet only here. */
export const RefillHost = (props: Omit<ComponentProps<typeof RefillWindow>, 'Offer'>) => <RefillWindow {...props} Offer={StartOffer} />;
