/** The only ways out of the app. Addresses are already checked (`domain/content/safeUrl`). */

/** Opens a payment page in this tab. */
export const redirectTo = (address: string): void => location.assign(address);

/** Reloads the app at one of its own addresses: after a change of city, nothing of the old one may stay in memory. */
export const restartAt = (path: string): void => location.replace(path);

/** Opens a file of this page (`blob:`) in a new tab. Returns null if the browser does not allow it. */
export const openFile = (url: string): Window | null => open(url);
