import { login } from './auth';
import { getMapInfo, getOptions, getParkings, getPopup, getSettings, getSmsCommands, getZones } from './info';
import { cancelParking, getCost, refillBalance, renewParking, startParking } from './payments';
import { getOperations, getProfile } from './profile';

/**
 * Every call of the contract. For the other side of the wire (a server, the contract suite):
 * the app imports the one call it needs, so that a page carries no other.
 */
export const endpoints = {
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
} as const;

export type EndpointId = keyof typeof endpoints;
