/** The only ways out of the app. Addresses are already checked (`domain/content/safeUrl`). */

/** Opens a payment page in this tab. */
export const redirectTo = (address: string): void => location.assign(address);

/**
 * Opens a payment page in a new tab, which learns nothing of this one. Returns false if the browser does not allow it: a
 * tap counts for a few seconds only, and some apps have no tabs.
 */
export const openPage = (address: string): boolean => {
  const page = open('', '_blank');
  if (!page) return false;
  page.opener = null;
  page.location.replace(address);
  return true;
};

/** Reloads the app at one of its own addresses: after a change of city, nothing of the old one may stay in memory. */
export const restartAt = (path: string): void => location.replace(path);

/** Opens a file of this page (`blob:`) in a new tab. Returns null if the browser does not allow it. */
export const openFile = (url: string): Window | null => open(url);
