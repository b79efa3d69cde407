import type { BrowserContext } from '@playwright/test';
import type { SeededUser } from '../../tools/control';
import type { FakeCity } from './fixtures';
import { storeLogins } from './signedIn';

/** A city in which companies can sign in too. */
export const companyCity = 'samara';

let companies = 0;
export interface SeededCompany extends SeededUser {
  name: string;
  inn: string;
  contract: string;
}
export const makeCompany = async ({ control }: FakeCity, plates: readonly string[] = []): Promise<SeededCompany> => {
  companies += 1;
  const company = { name: `ООО «Проба ${companies}»`, inn: String(6_300_100_000 + companies), contract: 'К-1' };
  const { users } = await control.seed(companyCity, {
    users: [{ company, balanceKopecks: 150_075, vehicles: plates.map((number) => ({ number })) }],
  });
  return { ...(users[0] as SeededUser), ...company };
};

/** Stores logins of the company's city on the device. */
export const withLogins = (context: BrowserContext, logins: { standart?: string; coop?: string }): Promise<unknown> =>
  storeLogins(
    context,
    companyCity,
    Object.fromEntries(Object.entries(logins).map(([kind, token]) => [kind, { token, cacheKey: `journey-${kind}` }])),
  );

export interface WireCompany {
  ts: { numberTs: string; name?: string; imei?: string; vin?: string }[];
  drivers: { name: string; phone: string; ts?: string; active: boolean }[];
  devices: { imei?: string; vin?: string; status: string }[];
}

/** The company's lists as the city has them. */
export const listsOf = async ({ url }: FakeCity, { token }: SeededUser): Promise<WireCompany> => {
  const reply = await fetch(`${url}/city/${companyCity}/api/corp-profile/get-profile?token=${token}`);
  return ((await reply.json()) as { result: WireCompany }).result;
};
