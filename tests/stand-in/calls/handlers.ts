import { cancelParking } from './cancelParking';
import { getOptions, getPopup, getSettings, getSmsCommands } from './cityInfo';
import { getCost } from './getCost';
import { getMapInfo } from './getMapInfo';
import { getOperations } from './getOperations';
import { getProfile } from './getProfile';
import type { Handlers } from './Handler';
import { login } from './login';
import { refillBalance } from './refillBalance';
import { renewParking } from './renewParking';
import { startParking } from './startParking';
import { getParkings, getZones } from './zoneLists';

/** Who answers which call. A call of the contract without an entry does not compile. */
export const handlers: Handlers = {
  login,
  getOptions,
  getSettings,
  getZones,
  getParkings,
  getMapInfo,
  getPopup,
  getSmsCommands,
  getProfile,
  getOperations,
  getCost,
  startParking,
  renewParking,
  cancelParking,
  refillBalance,
};
