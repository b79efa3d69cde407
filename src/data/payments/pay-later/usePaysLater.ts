import { useCapabilities, useSettings } from '../../settings/useCapabilities';

/** Is the chosen city known to have no balances? There a stay runs until it is ended, and is paid for then. False before the city has told. */
export const usePaysLater = (): boolean => {
  const isKnown = useSettings() !== undefined;
  const usesBalance = useCapabilities()?.usesBalance ?? true;
  return isKnown && !usesBalance;
};
