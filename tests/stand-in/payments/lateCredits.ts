import { forgetLateCredit, lateCredits, type LateCredit } from '../store/lateCredits';
import type { World } from '../world/World';
import { creditOrder } from './creditOrder';

/** Lets the provider report a paid order when it is due. */
export const awaitLateCredit = (world: World, { order, dueMs, request }: LateCredit): void =>
  world.later(Math.max(0, dueMs - Date.now()), () =>
    world.store.transact(() => {
      if (forgetLateCredit(world.store, order)) creditOrder(world, order, request);
    }),
  );

/** The same for all that a server left behind when it stopped: nobody's paid money is lost with it. */
export const awaitLateCredits = (world: World): void => {
  for (const credit of lateCredits(world.store)) awaitLateCredit(world, credit);
};
