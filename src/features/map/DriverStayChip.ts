import { lazyPart } from '~/ui/lazyPart';

/** Only who has a stay running sees one, and fetches what draws it. */
export const DriverStayChip = lazyPart(() => import('./RunningStayChips').then((module) => module.DriverStayChip));
