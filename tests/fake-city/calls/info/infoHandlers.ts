import type { Handlers } from '../Handler';
import { getOptions, getPopup, getSettings, getSmsCommands } from './cityInfo';
import { getMapInfo } from './getMapInfo';
import { getParkings, getZones } from './zoneLists';

/** Calls that need no login. */
export const infoHandlers = {
  getOptions,
  getSettings,
  getZones,
  getParkings,
  getMapInfo,
  getPopup,
  getSmsCommands,
} satisfies Partial<Handlers>;
