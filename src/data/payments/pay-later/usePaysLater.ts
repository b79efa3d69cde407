import { useCapabilities, useSettings } from '../../settings/useCapabilities';

/**
 * Whether the chosen city is known to have no balances. There a stay runs until it is ended and is paid then. False
 * until the settings are loaded.
 */
export const usePaysLater = (): boolean => {
  const isKnown = useSettings() !== undefined;
  const usesBalance = useCapabilities()?.usesBalance ?? true;
  return isKnown && !usesBalance;
};
