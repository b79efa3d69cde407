import type { ReactNode } from 'react';
import { later } from '~/ui/later';
import { whenSettled } from '~/ui/whenIdle';
import type { CardProps } from './ParkingCard';

interface Props extends CardProps {
  /** What stands in its place until it is here: the way to pay. */
  meanwhile: ReactNode;
}

/** The card, fetched ahead of the first tap. */
export const LazyCard = later<Props>(
  () => import('./ParkingCard').then(({ ParkingCard }) => ParkingCard),
  ({ meanwhile }) => meanwhile,
);
void whenSettled().then(LazyCard.ask);
