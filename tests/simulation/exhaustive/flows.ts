import { attemptFlow, readsForNotDone, notDoneAfterMs } from '~/domain/payments/attempt.flow';
import { chatFlow } from '~/domain/history/chat.flow';
import { barrierFlow } from '~/domain/barrier/barrier.flow';
import { editFlow } from '~/domain/account/profileEdit.flow';
import { receiptOrderFlow } from '~/domain/history/receiptOrder.flow';
import { registrationFlow } from '~/domain/account/registration.flow';
import { passwordResetFlow } from '~/domain/account/passwordReset.flow';
import { searchFlow } from '~/domain/permits/subscriptionSearch.flow';
import { attemptModel, type Runner } from './attempt.model';
import { chatModel } from './chat.model';
import { explore, type Explored } from './explore';
import { loginModel } from './login.model';
import { barrierModel } from './barrier.model';
import { profileEditModel } from './profileEdit.model';
import { receiptOrderModel } from './receiptOrder.model';
import { registrationModel } from './registration.model';
import { passwordResetModel } from './passwordReset.model';
import { subscriptionSearchModel } from './subscriptionSearch.model';

const runner: Runner = { flow: attemptFlow, waitsByTimers: true };

/** All flows in their environments. */
export const flows: Readonly<Record<string, () => Explored>> = {
  attempt: () => explore(attemptModel(runner)),
  chat: () => explore(chatModel()),
  login: () => explore(loginModel()),
  barrier: () => explore(barrierModel()),
  profileEdit: () => explore(profileEditModel()),
  receiptOrder: () => explore(receiptOrderModel()),
  registration: () => explore(registrationModel()),
  passwordReset: () => explore(passwordResetModel()),
  subscriptionSearch: () => explore(subscriptionSearchModel()),
};

/** The same flows with one rule turned off. Each mutation must be detected, or the proof is worthless. */
export const mutated: Readonly<Record<string, () => Explored>> = {
  'attempt: "not paid" is told at the third good reading': () =>
    explore(
      attemptModel({
        ...runner,
        flow: (state, event) => {
          const isThird =
            event.type === 'read' &&
            event.verdict === 'notDone' &&
            'goodReads' in state &&
            state.goodReads + 1 >= readsForNotDone;
          return attemptFlow(state, isThird ? { ...event, atMs: notDoneAfterMs } : event);
        },
      }),
      1,
    ),
  'attempt: a late reading takes a success back': () =>
    explore(
      attemptModel({
        ...runner,
        flow: (state, event) =>
          state.phase === 'done' && event.type === 'read' && event.verdict === 'unclear'
            ? { phase: 'notDone' }
            : attemptFlow(state, event),
      }),
      1,
    ),
  'attempt: a pending request is taken for one that has ended': () =>
    explore(
      attemptModel({
        ...runner,
        flow: (state, event) => attemptFlow(state, event.type === 'lost' ? { ...event, cause: 'network' } : event),
      }),
      1,
    ),
  'attempt: a clock that jumps brings readings forward': () =>
    explore(attemptModel({ ...runner, waitsByTimers: false }), 1),
  'attempt: any last reading closes the case': () =>
    explore(
      attemptModel({
        ...runner,
        flow: (state, event) =>
          attemptFlow(state, event.type === 'read' && event.isLast ? { ...event, atMs: notDoneAfterMs } : event),
      }),
      1,
    ),
  'chat: a lost answer is a failure': () =>
    explore(
      chatModel((state, event) => chatFlow(state, event.type === 'lost' ? { type: 'failed', id: event.id } : event)),
      1,
    ),
  'login: an answer for a window that is gone is heard': () => explore(loginModel(false), 1),
  'barrier: a clock that is set back makes a price younger': () =>
    explore(
      barrierModel((state, event) =>
        barrierFlow(state.step === 'payment' ? { ...state, seenAt: Number.NEGATIVE_INFINITY } : state, event),
      ),
      1,
    ),
  'barrier: any answer is the one to the last asking': () =>
    explore(
      barrierModel((state, event) =>
        barrierFlow(
          state,
          'id' in event && event.type !== 'ask' && 'pendingId' in state
            ? { ...event, id: state.pendingId ?? '' }
            : event,
        ),
      ),
      1,
    ),
  'profileEdit: an answer belongs to the step on the screen': () =>
    explore(
      profileEditModel((state, event) => editFlow(state, { ...event, visit: state.visit })),
      1,
    ),
  'receiptOrder: any look is the last': () =>
    explore(
      receiptOrderModel((state, event) =>
        receiptOrderFlow(
          state,
          'isLast' in event && 'goodReads' in state && state.goodReads === 2 ? { ...event, isLast: true } : event,
        ),
      ),
      1,
    ),
  'registration: an answer of a step that was left is heard': () =>
    explore(
      registrationModel((draft, event) =>
        registrationFlow(draft, 'isOffScreen' in event ? { ...event, isOffScreen: false } : event),
      ),
      1,
    ),
  'passwordReset: an answer is for whoever is meant now': () =>
    explore(
      passwordResetModel((state, event) =>
        passwordResetFlow(state, event.type === 'sent' && 'login' in state ? { ...event, login: state.login } : event),
      ),
      1,
    ),
  'subscriptionSearch: any answer is the one to the last search': () =>
    explore(
      subscriptionSearchModel((state, event) =>
        searchFlow(
          state,
          'search' in event && state.stage.name === 'searching' ? { ...event, search: state.stage.search } : event,
        ),
      ),
      1,
    ),
};
