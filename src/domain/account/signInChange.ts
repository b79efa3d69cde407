/** What the device keeps of the logins of one city. `expired` and `coopExpired` are the keys of logins that the server ended, until the next one of their kind. */
export interface CityLogins {
  standart?: { cacheKey: string };
  coop?: { cacheKey: string };
  expired?: string;
  coopExpired?: string;
}

/**
 * out: somebody logged out, or gave up a login that had expired · expired: the server ended the login, and what was typed waits for
 * the next one · in: somebody signed in · back: whose login had expired is here again · switched: another one took over from who
 * was signed in or had expired.
 */
type Change = 'in' | 'back' | 'out' | 'expired' | 'switched';

/** A driver's login and a company's say nothing of each other (document 1, section 4). */
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

/** What happened between the logins that a page acts under and those that are stored now; of two changes at once the driver's. */
export const signInChange = (before: CityLogins, after: CityLogins): SignInChange | undefined => {
  const driver = changeOf(before.standart?.cacheKey, after.standart?.cacheKey, before.expired, after.expired);
  if (driver) return { userType: 'standart', change: driver };
  const company = changeOf(before.coop?.cacheKey, after.coop?.cacheKey, before.coopExpired, after.coopExpired);
  return company && { userType: 'coop', change: company };
};
