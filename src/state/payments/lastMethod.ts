import { storageKeys } from '../storageKeys';
import { storedAtom } from '../storedAtom';

/** The payment method last used on this device, which is the default of the next form that offers it. */
export const lastMethodAtom = storedAtom(storageKeys.lastMethod);
