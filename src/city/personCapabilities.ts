import type { Options } from '~/domain/content/options';
import type { CityConfig } from './schema';

/** What a driver sees and changes of the own data, in positive words. Apart from `capabilities`, which every first visit loads. */
export interface PersonCapabilities {
  /** Private data is allowed: the full name is shown, and can be changed. */
  showsNames: boolean;
  canAddPhone: boolean;
  canChangeEmail: boolean;
}

/** Without options, what they would allow is off. */
export const personCapabilitiesOf = ({ switches }: CityConfig, options: Options | undefined): PersonCapabilities => ({
  showsNames: options?.hasPrivateData ?? false,
  canAddPhone: switches.addPhone,
  canChangeEmail: switches.changeEmail,
});
