import type { Handlers } from '../Handler';
import { activateDevice, deactivateDevice } from './devices';
import { activateDriver, addDriver, deactivateDriver, editDriver, removeDriver } from './drivers';
import { getCorpProfile } from './getCorpProfile';
import { loginCorp } from './loginCorp';

/** Calls of the company area. */
export const companyHandlers = {
  loginCorp,
  getCorpProfile,
  addDriver,
  editDriver,
  removeDriver,
  activateDriver,
  deactivateDriver,
  activateDevice,
  deactivateDevice,
} satisfies Partial<Handlers>;
