import { later } from '~/ui/later';

/** Only who has a stay running sees one, and fetches what draws it. */
export const DriverStrip = later(() => import('./RunningStrips').then((module) => module.DriverStrip));
