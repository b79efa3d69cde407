import type { Handlers } from '../Handler';
import { getOptions, getPopup, getSettings, getSmsCommands } from './cityInfo';
import { getMapInfo } from './getMapInfo';
import { getParkings, getZones } from './zoneLists';

/** What anybody may ask a city. */
export const infoHandlers = {
  getOptions,
  getSettings,
  getZones,
  getParkings,
  getMapInfo,
  getPopup,
  getSmsCommands,
} satisfies Partial<Handlers>;
