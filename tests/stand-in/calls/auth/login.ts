import { drawCaptcha } from '../../captcha/captcha';
import { phoneKey } from '../../rules/phoneKey';
import { minuteMs } from '../../rules/wallTime';
import { accountByEmail, accountByPhone, type Account } from '../../store/accounts';
import { noteCode } from '../../store/codesSent';
import { failuresOf, forgetLoginFailures, keepLoginFailure, loginFailure, type LoginFailure } from '../../store/loginFailures';
import { isPassword } from '../../store/passwords';
import { addToken } from '../../store/tokens';
import type { CallContext } from '../CallContext';
import type { ErrorName } from '../errorMessages';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** After so many wrong passwords in a row a picture must be answered, and after so many nothing helps for a while. */
const [captchaAfter, closedAfter, closedMs] = [3, 10, 15 * minuteMs];

/** No account has a longer name; of a longer one no more is kept. */
const longestName = 200;

const accountNamed = ({ world, city }: CallContext, name: string): Account | undefined => {
  const phone = phoneKey(name);
  return phone ? accountByPhone(world.store, city.city, phone) : accountByEmail(world.store, city.city, name);
};

/** Who tries: the name as it was typed, and what its failures are kept under. */
interface Visitor {
  name: string;
  key: string;
}

/** Counts a wrong try and refuses, from the third one on with a new picture. */
const refuse = (errorName: ErrorName, { name, key }: Visitor, before: LoginFailure | undefined, context: CallContext): never => {
  const { world, city, nowMs, request } = context;
  const count = (before?.count ?? 0) + 1;
  const picture = count >= captchaAfter ? drawCaptcha(city.city, key, count, nowMs) : undefined;
  keepLoginFailure(world.store, city.city, key, { count, captcha: picture?.answer ?? null, lastMs: nowMs });
  if (picture) noteCode(world.store, { city: city.city, account: name, kind: 'captcha', code: picture.answer, atMs: nowMs, request });
  throw new Refusal(errorName, { keepsWrites: true, extra: picture ? { captcha: picture.pngBase64 } : {} });
};

/**
 * Signing in by e-mail or phone (document 1, sections 4, 5 and 8). The name is trimmed, the password is taken as it is.
 * Wrong tries count for the account, by whichever of its names and in whichever mode.
 */
export const login: Handler<'login'> = (input, context) => {
  const { world, city, nowMs } = context;
  const name = (phoneKey(input.login) ?? input.login).trim().toLowerCase().slice(0, longestName);
  const named = accountNamed(context, name);
  const visitor: Visitor = { name, key: failuresOf(named ? { account: named.id } : { name }) };
  const kept = loginFailure(world.store, city.city, visitor.key);
  const failure = kept && nowMs - kept.lastMs < closedMs ? kept : undefined;
  if (failure && failure.count >= closedAfter) throw new Refusal('LoginTryLimit');
  if (failure?.captcha && input.captcha?.trim() !== failure.captcha) return refuse('CaptchaIncorrect', visitor, failure, context);

  // Each mode has its own: the ordinary one persons, the legal one legal entities.
  const account = named?.kind === (input.type === 'legal' ? 'legal' : 'driver') ? named : undefined;
  if (!account) return refuse('UnregistredAccount', visitor, failure, context);
  if (account.password.hash === '') throw new Refusal('EmptyPass');
  if (!isPassword(input.password, account.password)) return refuse('IncorrectLogin', visitor, failure, context);
  forgetLoginFailures(world.store, city.city, visitor.key);
  return { token: addToken(world.store, city.city, account.id, nowMs), id_session: String(account.id) };
};
