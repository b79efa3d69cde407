import type { ReactNode } from 'react';
import { lazyPart } from '~/ui/lazyPart';
import { afterMapIdle } from '~/platform/whenIdle';
import type { CardProps } from './ParkingCard';

interface Props extends CardProps {
  /** What stands in its place until it is here: the way to pay. */
  fallback: ReactNode;
}

/** The card, fetched ahead of the first tap. */
export const LazyCard = lazyPart<Props>(
  () => import('./ParkingCard').then(({ ParkingCard }) => ParkingCard),
  ({ fallback }) => fallback,
);
void afterMapIdle().then(LazyCard.loadWithRetry);
