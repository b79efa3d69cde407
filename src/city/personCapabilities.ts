import type { Options } from '~/domain/content/options';
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

/** Without options, everything that depends on them is off. */
export const personCapabilitiesOf = ({ switches }: CityConfig, options: Options | undefined): PersonCapabilities => ({
  showsNames: options?.hasPrivateData ?? false,
  canAddPhone: switches.addPhone,
  canChangeEmail: switches.changeEmail,
});
