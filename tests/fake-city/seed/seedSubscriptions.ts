import { addSpecialZone } from '../store/permits/constructorOffers';
import { addOnSale } from '../store/permits/subscriptions';
import { seedDemoPermits } from './demoPermits';
import { subscriptionsToSell } from './subscriptionsOnSale';
import type { SeedContext } from './SeedContext';

/** Zones are listed from the middle of the town outwards; the third and then every sixth is a special one. */
const isSpecial = (index: number): boolean => index % 6 === 2;

/** Subscriptions on sale, special zones, and the rights of the account that shows them. */
export const seedSubscriptions = (context: SeedContext): void => {
  const { store, city, seed, zones, accounts } = context;
  for (const onSale of subscriptionsToSell(city, seed, zones)) addOnSale(store, city, onSale);
  for (const [index, zone] of zones.entries()) if (isSpecial(index)) addSpecialZone(store, city, zone);
  const account = accounts.get('rights@example.com');
  if (account !== undefined) seedDemoPermits(context, account);
};
