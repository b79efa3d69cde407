import { piece } from '~/ui/piece';

/** Only who has a stay running sees one, and fetches what draws it. */
export const driverStrip = piece(() => import('./RunningStrips').then((module) => module.DriverStrip));
