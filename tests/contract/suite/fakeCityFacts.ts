import type { CityConfig } from '~/city/schema';
import { refillBalance } from '~/api/contract/driverPayments';
import { login } from '~/api/contract/auth';
import { call } from '~/api/call';
import { demoCompanies } from '../../fake-city/seed/demoCompanies';
import { demoPassword } from '../../fake-city/seed/demoAccounts';
import { Control } from '../../tools/control';
import type { FakeCityServer } from '../../fake-city/startFakeCity';
import type { Facts } from './Facts';

const email = 'driver@example.com';

/** Tops up the demonstration driver's balance on the provider's page, as a person would. */
const topUp = async (url: string, apiUrl: string, roubles: number): Promise<void> => {
  const entered = await call(login, { login: email, password: demoPassword }, { apiUrl });
  if (entered.kind !== 'ok') throw new Error(`${email} cannot sign in: ${JSON.stringify(entered)}`);
  const link = await call(
    refillBalance,
    { PaymentService: 'card', RefillAmount: String(roubles) },
    { apiUrl, token: entered.value.token },
  );
  // A city without balances refuses, and needs no top-up.
  if (link.kind === 'ok' && link.value.RedirectURL)
    await fetch(url + link.value.RedirectURL, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
};

/** Returns an access token of the demonstration's third party. */
const accessTokenFor = async (url: string, email: string): Promise<string | undefined> => {
  const form = {
    response_type: 'token',
    client_id: 'suite',
    redirect_uri: `${url}/callback/third-party-id`,
    state: 'suite',
    name: 'Нина Новая',
    email,
  };
  const response = await fetch(`${url}/demo/sign-in`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return new URLSearchParams(response.headers.get('Location')?.split('#')[1]).get('access_token') ?? undefined;
};

const captcha = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/demo/captcha`, {
    method: 'POST',
    body: new URLSearchParams({ sitekey: 'suite' }),
  });
  return ((await response.json()) as { token: string }).token;
};

/**
 * The facts about a fake city: its demonstration logins, the codes that it would have sent, and a ticket of a barrier.
 */
export const fakeCityFacts = async (
  { url, server: context }: FakeCityServer,
  city: CityConfig,
  facts: Facts,
): Promise<Facts> => {
  const control = new Control(url);
  await topUp(url, `${url}${city.apiUrl}`, 10_000);
  const [company] = demoCompanies;
  const ticket = context.store.one<{ number: string; parking: string }>(
    'select number, parking from planar_ticket where city = ? and is_barrier_broken = 0 and paid_until_ms is null order by entered_ms',
    city.city,
  );
  if (ticket) facts.known.set('ticket', ticket.number).set('flat parking', ticket.parking);
  return {
    ...facts,
    driver: { login: email, password: demoPassword },
    company: company && { inn: company.inn, contractNumber: company.contract },
    codeFor: async (recipient) =>
      (await control.outbox()).find(({ to, code }) => to === recipient && code !== undefined)?.code,
    accessTokenFor: (newcomer) => accessTokenFor(url, newcomer),
    captcha: () => captcha(url),
  };
};
