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

/**
 * The number of wrong passwords in a row before a captcha is required, the number before logins are blocked, and the
 * duration of the block.
 */
const [captchaAfter, closedAfter, closedMs] = [3, 10, 15 * minuteMs];

/** No account has a longer name, so a longer one is cut before it is stored. */
const longestName = 200;

const accountNamed = ({ server, city }: CallContext, name: string): Account | undefined => {
  const phone = phoneKey(name);
  return phone ? accountByPhone(server.store, city.city, phone) : accountByEmail(server.store, city.city, name);
};

/** The visitor of a login: the normalized name, and the key under which their failures are stored. */
interface Visitor {
  name: string;
  key: string;
}

/** Counts a failed login and throws. From the third failure on the reply has a new captcha. */
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
 * Signs in by e-mail or phone. The name is trimmed, the password is used as typed. Failed logins are counted per
 * account, under any of its names and in either mode.
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

  // The ordinary mode is for drivers, the legal mode for legal entities.
  const account = named?.kind === (input.type === 'legal' ? 'legal' : 'driver') ? named : undefined;
  if (!account) return throwRefusal('UnregistredAccount', visitor, failure, context);
  if (account.password.hash === '') throw new Refusal('EmptyPass');
  if (!isPassword(input.password, account.password)) return throwRefusal('IncorrectLogin', visitor, failure, context);
  clearLoginFailures(server.store, city.city, visitor.key);
  return { token: addToken(server.store, city.city, account.id, nowMs), id_session: String(account.id) };
};
