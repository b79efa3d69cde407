import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenSettled } from '~/ui/whenIdle';
import { whenItComes } from '~/ui/whenItComes';
import type { CardProps } from './ParkingCard';

let Card: ComponentType<CardProps> | undefined;
const load = async (): Promise<void> => {
  Card ??= (await whenItComes(() => import('./ParkingCard'))).ParkingCard;
};
void whenSettled().then(load);

interface Props extends CardProps {
  /** What stands in its place until it is here: the way to pay. */
  meanwhile: ReactNode;
}

/** The card, fetched ahead of the first tap. */
export const LazyCard = ({ meanwhile, ...props }: Props) => {
  const [isHere, setHere] = useState(Card !== undefined);
  useEffect(() => {
    if (!isHere) void load().then(() => setHere(true));
  }, [isHere]);
  return Card ? <Card {...props} /> : meanwhile;
};
