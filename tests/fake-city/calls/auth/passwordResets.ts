import { minuteMs } from '../../rules/wallTime';
import { countWrongResetCode, passwordResetAccount, wrongResetCodes } from '../../store/account/passwordResets';
import type { CallContext } from '../CallContext';
import { Refusal } from '../Refusal';
import { readCode } from './confirmationCodes';

/** How long a link or a code is good. */
export const resetLifeMs = 30 * minuteMs;

/** A code of an SMS names its account by itself, so a city takes no more wrong ones than this within so long. */
const [maxWrongAttempts, guessingMs] = [20, 10 * minuteMs];

/**
 * The account whose password the salt or code in the token's place opens. Throws IncorrectCode where it is unknown, used
 * or too old, and for every code of an SMS after too many wrong ones in the city; a link is too long to be guessed.
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
