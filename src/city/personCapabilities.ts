import type { Options } from '~/domain/content/options';
import type { Settings } from '~/domain/content/settings';
import type { CityConfig } from './schema';

/**
 * The capabilities of drivers over their own data, in positive terms. Separate from `capabilities`, which every first
 * visit loads.
 */
export interface PersonCapabilities {
  /** Private data is allowed: the full name is shown, and can be changed. */
  showsNames: boolean;
  canAddPhone: boolean;
  canChangeEmail: boolean;
}

/**
 * Names need both switches of the server (ROLE-06): `hasPrivateData`, and `pagePersonalData` where it is sent. Without
 * options or settings, everything that depends on them is off.
 */
export const personCapabilitiesOf = (
  { switches }: CityConfig,
  options: Options | undefined,
  settings: Pick<Settings, 'pagePersonalData'> | undefined,
): PersonCapabilities => ({
  showsNames: settings !== undefined && settings.pagePersonalData !== false && (options?.hasPrivateData ?? false),
  canAddPhone: switches.addPhone,
  canChangeEmail: switches.changeEmail,
});
