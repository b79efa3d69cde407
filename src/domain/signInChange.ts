/** What the device keeps of the logins of one city. `expired` is the key of a login that the server ended, until the next one. */
export interface CityLogins {
  standart?: { cacheKey: string };
  coop?: { cacheKey: string };
  expired?: string;
}

/**
 * out: somebody logged out, or gave up a login that had expired · expired, companyExpired: the server ended the login, and what was
 * typed waits for the next one ·
 * in: somebody signed in · back: the person whose login had expired is here again · switched: another person took over from one who
 * was signed in or had expired.
 */
export type SignInChange = 'in' | 'back' | 'out' | 'expired' | 'companyExpired' | 'switched';

const userTypes = ['standart', 'coop'] as const;

const changeOf = (before: CityLogins, after: CityLogins, userType: (typeof userTypes)[number]): SignInChange | undefined => {
  const [had, has] = [before[userType]?.cacheKey, after[userType]?.cacheKey];
  if (had === has) return undefined;
  if (had === undefined) return before.expired === undefined ? 'in' : has === before.expired ? 'back' : 'switched';
  if (has === undefined) {
    if (after.expired !== had) return 'out';
    return userType === 'coop' ? 'companyExpired' : 'expired';
  }
  return 'switched';
};

/** What happened between the logins that a page acts under and those that are stored now (document 1, section 4). */
export const signInChange = (before: CityLogins, after: CityLogins): SignInChange | undefined => {
  const changes = userTypes.map((userType) => changeOf(before, after, userType));
  const change = changes.find((one) => one === 'out') ?? changes.find((one) => one !== undefined);
  return change ?? (before.expired !== undefined && after.expired === undefined && !after.standart && !after.coop ? 'out' : undefined);
};
