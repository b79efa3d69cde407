import { drawCaptcha } from '../../captcha/captcha';
import { phoneKey } from '../../rules/phoneKey';
import { minuteMs } from '../../rules/wallTime';
import { accountByEmail, accountByPhone, type Account } from '../../store/account/accounts';
import { recordCode } from '../../store/account/codesSent';
import {
  failuresOf,
  clearLoginFailures,
  saveLoginFailure,
  loginFailure,
  type LoginFailure,
} from '../../store/account/loginFailures';
import { isPassword } from '../../store/account/passwords';
import { addToken } from '../../store/account/tokens';
import type { CallContext } from '../CallContext';
import type { ErrorName } from '../errorMessages';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** After so many wrong passwords in a row a picture must be answered, and after so many nothing helps for a while. */
const [captchaAfter, closedAfter, closedMs] = [3, 10, 15 * minuteMs];

/** No account has a longer name; of a longer one no more is kept. */
const longestName = 200;

const accountNamed = ({ server, city }: CallContext, name: string): Account | undefined => {
  const phone = phoneKey(name);
  return phone ? accountByPhone(server.store, city.city, phone) : accountByEmail(server.store, city.city, name);
};

/** Who tries: the name as it was typed, and what its failures are kept under. */
interface Visitor {
  name: string;
  key: string;
}

/** Counts a wrong try and refuses, from the third one on with a new picture. */
const throwRefusal = (
  errorName: ErrorName,
  { name, key }: Visitor,
  before: LoginFailure | undefined,
  context: CallContext,
): never => {
  const { server, city, nowMs, request } = context;
  const count = (before?.count ?? 0) + 1;
  const captchaImage = count >= captchaAfter ? drawCaptcha(city.city, key, count, nowMs) : undefined;
  saveLoginFailure(server.store, city.city, key, { count, captcha: captchaImage?.answer ?? null, lastMs: nowMs });
  if (captchaImage)
    recordCode(server.store, {
      city: city.city,
      account: name,
      kind: 'captcha',
      code: captchaImage.answer,
      atMs: nowMs,
      request,
    });
  throw new Refusal(errorName, { commitsWrites: true, extra: captchaImage ? { captcha: captchaImage.pngBase64 } : {} });
};

/**
 * Signing in by e-mail or phone (document 1, sections 4, 5 and 8). The name is trimmed, the password is taken as it is.
 * Wrong tries count for the account, by whichever of its names and in whichever mode.
 */
export const login: Handler<'login'> = (input, context) => {
  const { server, city, nowMs } = context;
  const name = (phoneKey(input.login) ?? input.login).trim().toLowerCase().slice(0, longestName);
  const named = accountNamed(context, name);
  const visitor: Visitor = { name, key: failuresOf(named ? { account: named.id } : { name }) };
  const failures = loginFailure(server.store, city.city, visitor.key);
  const failure = failures && nowMs - failures.lastMs < closedMs ? failures : undefined;
  if (failure && failure.count >= closedAfter) throw new Refusal('LoginTryLimit');
  if (failure?.captcha && input.captcha?.trim() !== failure.captcha)
    return throwRefusal('CaptchaIncorrect', visitor, failure, context);

  // Each mode has its own: the ordinary one persons, the legal one legal entities.
  const account = named?.kind === (input.type === 'legal' ? 'legal' : 'driver') ? named : undefined;
  if (!account) return throwRefusal('UnregistredAccount', visitor, failure, context);
  if (account.password.hash === '') throw new Refusal('EmptyPass');
  if (!isPassword(input.password, account.password)) return throwRefusal('IncorrectLogin', visitor, failure, context);
  clearLoginFailures(server.store, city.city, visitor.key);
  return { token: addToken(server.store, city.city, account.id, nowMs), id_session: String(account.id) };
};
