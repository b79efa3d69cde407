import type { ReactNode } from 'react';
import { lazyPart } from '~/ui/lazyPart';
import { afterMapIdle } from '~/platform/whenIdle';
import type { CardProps } from './ParkingCard';

interface Props extends CardProps {
  /** Shown until the card is loaded: the button to pay. */
  fallback: ReactNode;
}

/** The card, loaded before the first tap. */
export const LazyCard = lazyPart<Props>(
  () => import('./ParkingCard').then(({ ParkingCard }) => ParkingCard),
  ({ fallback }) => fallback,
);
void afterMapIdle().then(LazyCard.loadWithRetry);
