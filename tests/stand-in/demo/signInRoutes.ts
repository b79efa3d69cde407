import { Hono } from 'hono';
import { oneLine } from '../rules/cleanText';
import { emailKey } from '../rules/emailKey';
import type { StandInEnv } from '../server/StandInEnv';
import { addThirdPartyToken, thirdPartyTokenMs, type ThirdPartyPerson } from '../store/thirdPartyTokens';
import type { World } from '../world/World';
import { asset } from './asset';
import { demoPeople, signInFaultPage, signInPage, type Newcomer } from './signIn/signInPage';
import { readSignInRequest, type SignInRequest } from './signIn/signInRequest';
import { languageOf } from './words';

const mostChars = 100;
const nobody: Newcomer = { name: '', email: '', faults: [] };

/** Whom a form names: one of the demonstration's people, or somebody new. Gives what was typed where it cannot be used. */
const personOf = (form: URLSearchParams): ThirdPartyPerson | Newcomer => {
  const known = demoPeople().find(({ email }) => email === form.get('person'));
  if (known) return { email: known.email, firstName: known.firstName ?? null, lastName: known.lastName ?? null };
  const name = oneLine(form.get('name') ?? '').slice(0, mostChars);
  // Longer than an e-mail may be: what is cut would be another address.
  const typed = (form.get('email') ?? '').slice(0, 3 * mostChars);
  const email = emailKey(typed);
  if (name === '' || email === undefined) return { name, email: typed, faults: [name === '' && 'name', email === undefined && 'email'] };
  const [firstName = name, ...rest] = name.split(' ');
  return { email, firstName, lastName: rest.join(' ') || null };
};

const leadBack = ({ returnTo, state }: SignInRequest, answer: Record<string, string>): string =>
  `${returnTo}#${new URLSearchParams({ ...answer, ...(state === '' ? {} : { state }) })}`;

/** The third-party sign-in: a page with the well-known token request, and the script that opens it. */
export const signInRoutes = (world: World): Hono<StandInEnv> => {
  const app = new Hono<StandInEnv>();
  app.get('/demo/sign-in.js', asset('scripts/sign-in.js'));
  app.get('/demo/sign-in', (c) => {
    const { host, searchParams } = new URL(c.req.url);
    const language = languageOf(c);
    const request = readSignInRequest(searchParams, host);
    if (typeof request === 'string') return c.html(signInFaultPage(request, language), 400);
    return c.html(signInPage(request, searchParams.get('redirect_uri') ?? '', language, nobody));
  });
  app.post('/demo/sign-in', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const language = languageOf(c, form.get('lang') ?? undefined);
    const request = readSignInRequest(form, new URL(c.req.url).host);
    if (typeof request === 'string') return c.html(signInFaultPage(request, language), 400);
    if (form.get('action') === 'refuse') return c.redirect(leadBack(request, { error: 'access_denied' }), 303);
    const person = personOf(form);
    if ('faults' in person) return c.html(signInPage(request, form.get('redirect_uri') ?? '', language, person), 400);
    const token = addThirdPartyToken(world.store, person, world.clock.now());
    const answer = { access_token: token, token_type: 'bearer', expires_in: String(thirdPartyTokenMs / 1000) };
    return c.redirect(leadBack(request, answer), 303);
  });
  return app;
};
