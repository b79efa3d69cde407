import { addSpecialZone } from '../store/permits/constructorOffers';
import { addOnSale } from '../store/permits/subscriptions';
import { seedDemoPermits } from './demoPermits';
import { subscriptionsToSell } from './subscriptionsOnSale';
import type { SeedContext } from './SeedContext';

/** Zones are sorted from the city centre outwards. The third one and then every sixth is special. */
const isSpecial = (index: number): boolean => index % 6 === 2;

/** Subscriptions on sale, special zones, and the permits of the demo account that shows them. */
export const seedSubscriptions = (context: SeedContext): void => {
  const { store, city, seed, zones, accounts } = context;
  for (const onSale of subscriptionsToSell(city, seed, zones)) addOnSale(store, city, onSale);
  for (const [index, zone] of zones.entries()) if (isSpecial(index)) addSpecialZone(store, city, zone);
  const account = accounts.get('rights@example.com');
  if (account !== undefined) seedDemoPermits(context, account);
};
