import { minuteMs } from '../../rules/wallTime';
import { countWrongResetCode, passwordResetAccount, wrongResetCodes } from '../../store/account/passwordResets';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';
import { readCode } from './confirmationCodes';

/** The lifetime of a link or a code. */
export const resetLifeMs = 30 * minuteMs;

/** A code from an SMS identifies its account alone, so a city limits wrong ones: at most this number in this time. */
const [maxWrongAttempts, guessingMs] = [20, 10 * minuteMs];

/**
 * Returns the account whose password may be reset with the salt or code that is sent as the token. Throws IncorrectCode
 * if it is unknown, used or expired. After too many wrong codes in the city every SMS code is refused. Links are
 * exempt: they are too long to be guessed.
 */
export const findPasswordReset = ({ server, city, token = '', nowMs }: CallContext): number => {
  const secret = readCode(token);
  const isGuessable = /^\d+$/.test(secret);
  const guessedSinceMs = nowMs - guessingMs;
  if (isGuessable && wrongResetCodes(server.store, city.city, guessedSinceMs) >= maxWrongAttempts) {
    throw new Refusal('IncorrectCode', { message: 'Слишком много неверных кодов, попробуйте через 10 минут.' });
  }
  const account = passwordResetAccount(server.store, city.city, secret, nowMs - resetLifeMs);
  if (account !== undefined) return account;
  if (isGuessable) countWrongResetCode(server.store, city.city, nowMs, guessedSinceMs);
  throw new Refusal('IncorrectCode', { commitsWrites: true });
};
