import { lazyPart } from '~/ui/lazyPart';

/** Loaded only for drivers with a running stay. */
export const DriverStayChip = lazyPart(() => import('./RunningStayChips').then((module) => module.DriverStayChip));
