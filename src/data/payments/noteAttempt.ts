import type { Outcome } from '~/api/outcome';
import { movesMoney, type Attempt } from '~/domain/attempt';
import type { AttemptState } from '~/domain/attempt.state';
import { kopecksFromRoubles } from '~/domain/money';
import { orderOf, proofOf, withAnswer, withPaid, withState, type Proof, type ProofAnswer, type ProofFault } from '~/domain/proof';
import { serverNow } from '~/state/clock';
import { ensureProof, isPhoneTime, keepProof, patchOwnProofs, patchProofs } from '~/state/proofs';
import type { PaymentReply } from './paymentReply';

/** An attempt is told to the driver's proofs as it goes. Nothing waits for it, and nothing of a payment depends on it. */

const patch = ({ id, city, accountKey }: Attempt, change: (proof: Proof) => Proof): void =>
  void patchProofs(city, accountKey, (proof) => (proof.id === id ? change(proof) : proof));

/** It is about to be sent. */
export const noteBegun = (attempt: Attempt): void => void keepProof(attempt.accountKey, proofOf(attempt, isPhoneTime()));

/** An earlier page has left it open. Where its owner had logged out meanwhile, its proof went along. */
export const noteLeft = (attempt: Attempt): void => void ensureProof(attempt.accountKey, proofOf(attempt, false));

const lostFaults: Record<Extract<Outcome<unknown>, { kind: 'unknown' }>['cause'], ProofFault> = {
  timeout: 'timeout',
  network: 'lost',
  notTheCity: 'portal',
  serverError: 'serverError',
  shape: 'unreadable',
  expired: 'expired',
};

const answerOf = (outcome: Outcome<PaymentReply>): ProofAnswer => {
  switch (outcome.kind) {
    case 'ok': {
      const { message, amountToPay, RedirectURL } = outcome.value;
      return { message, toPay: amountToPay === undefined ? undefined : kopecksFromRoubles(amountToPay), page: RedirectURL };
    }
    case 'refused':
      return { fault: 'refused', errorName: outcome.errorName, message: outcome.message };
    case 'offline':
      return { fault: 'noNetwork' };
    case 'busy':
    case 'expired':
      return { fault: outcome.kind };
    case 'unknown':
      return { fault: lostFaults[outcome.cause], message: outcome.said };
    case 'broken':
      return { fault: lostFaults[outcome.cause] };
  }
};

/** What the city answered to it. */
export const noteOutcome = (attempt: Attempt, outcome: Outcome<PaymentReply>): void => {
  const at = serverNow();
  patch(attempt, (proof) => withAnswer(proof, answerOf(outcome), at));
};

/** There is something on this device now that is worth keeping. */
const askToLast = (): void =>
  void import('~/state/lasting').then(
    (lasting) => lasting.askToLast(),
    () => undefined,
  );

/** Where it stands now. */
export const noteState = (attempt: Attempt, state: AttemptState): void => {
  patch(attempt, (proof) => withState(proof, attempt, state));
  if (state.phase === 'done' && movesMoney(attempt)) askToLast();
};

/** The stay that came of it. */
export const noteSession = (attempt: Attempt, sessionId: string): void => patch(attempt, (proof) => ({ ...proof, sessionId }));

/** What the city says of the order behind a payment page. */
export const notePage = (address: string | undefined, isPaid = true): void => {
  const order = orderOf(address);
  const at = serverNow();
  if (order === undefined) return;
  if (isPaid) askToLast();
  patchOwnProofs((proof) => (proof.order === order ? withPaid(proof, isPaid, at) : proof));
};
