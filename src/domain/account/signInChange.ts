/**
 * The stored logins of one city. `expired` and `coopExpired` are the keys of logins that the server ended. They stay
 * until the next login of their kind.
 */
export interface CityLogins {
  standart?: { cacheKey: string };
  coop?: { cacheKey: string };
  expired?: string;
  coopExpired?: string;
}

/**
 * - `out`: the user logged out, or gave up an expired login.
 * - `expired`: the server ended the login. Typed input waits for the next one.
 * - `in`: a user signed in.
 * - `back`: the user whose login had expired signed in again.
 * - `switched`: another login replaced the one that was active or expired.
 */
type Change = 'in' | 'back' | 'out' | 'expired' | 'switched';

/** The logins of a driver and of a company are independent of each other. */
export interface SignInChange {
  userType: 'standart' | 'coop';
  change: Change;
}

const changeOf = (had?: string, has?: string, wasExpired?: string, isExpired?: string): Change | undefined => {
  if (had === has) return !has && wasExpired && !isExpired ? 'out' : undefined;
  if (!has) return isExpired === had ? 'expired' : 'out';
  if (!had && !wasExpired) return 'in';
  return has === wasExpired ? 'back' : 'switched';
};

/** Compares the logins of this page with the stored ones. If both kinds changed, returns the driver's change. */
export const signInChange = (before: CityLogins, after: CityLogins): SignInChange | undefined => {
  const driver = changeOf(before.standart?.cacheKey, after.standart?.cacheKey, before.expired, after.expired);
  if (driver) return { userType: 'standart', change: driver };
  const company = changeOf(before.coop?.cacheKey, after.coop?.cacheKey, before.coopExpired, after.coopExpired);
  return company && { userType: 'coop', change: company };
};
