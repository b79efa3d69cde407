import { lazy, type ComponentProps } from 'react';
import { RefillWindow } from '~/features/refill/RefillWindow';
import { whenItComes } from '~/ui/whenItComes';

/** Needed when the money has come: a weak signal must not end the window just then. */
const StartOffer = lazy(() => whenItComes(() => import('~/features/parking/StartOffer')).then((loaded) => ({ default: loaded.StartOffer })));

/** Topping up, and then the stay that it was for: two features, which meet only here. */
export const RefillHost = (props: Omit<ComponentProps<typeof RefillWindow>, 'Offer'>) => <RefillWindow {...props} Offer={StartOffer} />;
