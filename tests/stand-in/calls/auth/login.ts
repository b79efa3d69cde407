import { drawCaptcha } from '../../captcha/captcha';
import { phoneKey } from '../../rules/phoneKey';
import { minuteMs } from '../../rules/wallTime';
import { accountByEmail, accountByPhone, type Account, type AccountKind } from '../../store/accounts';
import { noteCode } from '../../store/codesSent';
import { forgetLoginFailures, keepLoginFailure, loginFailure, type LoginFailure } from '../../store/loginFailures';
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

/** Each mode finds its own: the ordinary one persons, the legal one legal entities. */
const accountNamed = ({ world, city }: CallContext, login: string, kind: AccountKind): Account | undefined => {
  const phone = phoneKey(login);
  const account = phone ? accountByPhone(world.store, city.city, phone) : accountByEmail(world.store, city.city, login);
  return account?.kind === kind ? account : undefined;
};

/** Counts a wrong try and refuses, from the third one on with a new picture. */
const refuse = (errorName: ErrorName, login: string, before: LoginFailure | undefined, context: CallContext): never => {
  const { world, city, nowMs, request } = context;
  const count = (before?.count ?? 0) + 1;
  const picture = count >= captchaAfter ? drawCaptcha(city.city, login, count, nowMs) : undefined;
  keepLoginFailure(world.store, city.city, login, { count, captcha: picture?.answer ?? null, lastMs: nowMs });
  if (picture) noteCode(world.store, { city: city.city, account: login, kind: 'captcha', code: picture.answer, atMs: nowMs, request });
  throw new Refusal(errorName, { keepsWrites: true, extra: picture ? { captcha: picture.pngBase64 } : {} });
};

/** Signing in by e-mail or phone (document 1, sections 4, 5 and 8). The name is trimmed, the password is taken as it is. */
export const login: Handler<'login'> = (input, context) => {
  const { world, city, nowMs } = context;
  const name = (phoneKey(input.login) ?? input.login).trim().toLowerCase().slice(0, longestName);
  const kept = loginFailure(world.store, city.city, name);
  const failure = kept && nowMs - kept.lastMs < closedMs ? kept : undefined;
  if (failure && failure.count >= closedAfter) throw new Refusal('LoginTryLimit');
  if (failure?.captcha && input.captcha?.trim() !== failure.captcha) return refuse('CaptchaIncorrect', name, failure, context);

  const account = accountNamed(context, name, input.type === 'legal' ? 'legal' : 'driver');
  if (!account) return refuse('UnregistredAccount', name, failure, context);
  if (account.password.hash === '') throw new Refusal('EmptyPass');
  if (!isPassword(input.password, account.password)) return refuse('IncorrectLogin', name, failure, context);
  forgetLoginFailures(world.store, city.city, name);
  return { token: addToken(world.store, city.city, account.id, nowMs), id_session: String(account.id) };
};
