import { Hono } from 'hono';
import { oneLine } from '../rules/cleanText';
import { emailKey } from '../rules/emailKey';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { addThirdPartyToken, thirdPartyTokenMs, type ThirdPartyPerson } from '../store/account/thirdPartyTokens';
import type { ServerContext } from '../context/ServerContext';
import { asset } from './asset';
import { demoPeople, signInErrorPage, signInPage, type Newcomer } from './sign-in/signInPage';
import { readSignInRequest, type SignInRequest } from './sign-in/signInRequest';
import { languageOf } from './texts';

const maxChars = 100;
const emptyNewcomer: Newcomer = { name: '', email: '', errors: [] };

/** Returns the person that a form names: one of the demo's people, or a new one. Returns the input if it is invalid. */
const personOf = (form: URLSearchParams): ThirdPartyPerson | Newcomer => {
  const known = demoPeople().find(({ email }) => email === form.get('person'));
  if (known) return { email: known.email, firstName: known.firstName ?? null, lastName: known.lastName ?? null };
  const name = oneLine(form.get('name') ?? '').slice(0, maxChars);
  // The limit is longer than any e-mail, because a truncated one would be a different address.
  const enteredEmail = (form.get('email') ?? '').slice(0, 3 * maxChars);
  const email = emailKey(enteredEmail);
  if (name === '' || email === undefined)
    return { name, email: enteredEmail, errors: [name === '' && 'name', email === undefined && 'email'] };
  const [firstName = name, ...rest] = name.split(' ');
  return { email, firstName, lastName: rest.join(' ') || null };
};

const leadBack = ({ returnTo, state }: SignInRequest, answer: Record<string, string>): string =>
  `${returnTo}#${new URLSearchParams({ ...answer, ...(state === '' ? {} : { state }) })}`;

/** The third-party sign-in: a page that takes the well-known token request, and the script that opens it. */
export const signInRoutes = (server: ServerContext): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.get('/demo/sign-in.js', asset('scripts/sign-in.js'));
  app.get('/demo/sign-in', (c) => {
    const { host, searchParams } = new URL(c.req.url);
    const language = languageOf(c);
    const request = readSignInRequest(searchParams, host);
    if (typeof request === 'string') return c.html(signInErrorPage(request, language), 400);
    return c.html(signInPage(request, searchParams.get('redirect_uri') ?? '', language, emptyNewcomer));
  });
  app.post('/demo/sign-in', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const language = languageOf(c, form.get('lang') ?? undefined);
    const request = readSignInRequest(form, new URL(c.req.url).host);
    if (typeof request === 'string') return c.html(signInErrorPage(request, language), 400);
    if (form.get('action') === 'refuse') return c.redirect(leadBack(request, { error: 'access_denied' }), 303);
    const person = personOf(form);
    if ('errors' in person) return c.html(signInPage(request, form.get('redirect_uri') ?? '', language, person), 400);
    const token = addThirdPartyToken(server.store, person, server.clock.now());
    const answer = { access_token: token, token_type: 'bearer', expires_in: String(thirdPartyTokenMs / 1000) };
    return c.redirect(leadBack(request, answer), 303);
  });
  return app;
};
