/** The only ways out of the app. Addresses come checked (`domain/content/safeUrl`). */

/** Goes to a payment page in this tab. */
export const redirectTo = (address: string): void => location.assign(address);

/** Opens the app anew at its own address: after a change of city nothing of the old one may stay in memory. */
export const restartAt = (path: string): void => location.replace(path);
