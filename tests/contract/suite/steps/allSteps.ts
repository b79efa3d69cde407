import type { Step } from '../Step';
import { accountSteps } from './accountSteps';
import { companySteps } from './companySteps';
import { driverSteps } from './driverSteps';
import { newcomerSteps } from './newcomerSteps';
import { openSteps } from './openSteps';
import { paymentSteps } from './paymentSteps';

/** Every call of the contract, in an order in which each step finds what it needs. */
export const allSteps: readonly Step[] = [
  ...openSteps,
  ...newcomerSteps,
  ...driverSteps,
  ...paymentSteps,
  ...accountSteps,
  ...companySteps,
];
