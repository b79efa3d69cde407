import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '~/ui/whenIdle';
import { whenItComes } from '~/ui/whenItComes';
import { PayHereBar } from './PayHereBar';
import type { CardProps } from './ParkingCard';

let Card: ComponentType<CardProps> | undefined;
const load = async (): Promise<void> => {
  Card ??= (await whenItComes(() => import('./ParkingCard'))).ParkingCard;
};
void whenIdle().then(load);

/** The card, fetched ahead of the first tap; the way to pay stands in its place until it is here. */
export const LazyCard = (props: CardProps) => {
  const [isHere, setHere] = useState(Card !== undefined);
  useEffect(() => {
    if (!isHere) void load().then(() => setHere(true));
  }, [isHere]);
  return Card ? <Card {...props} /> : <PayHereBar />;
};
