import { attemptFlow, readsForNotDone, settleMs } from '~/domain/attempt.flow';
import { chatFlow } from '~/domain/chat.flow';
import { planarFlow } from '~/domain/planar.flow';
import { editFlow } from '~/domain/profileEdit.flow';
import { receiptOrderFlow } from '~/domain/receiptOrder.flow';
import { registrationFlow } from '~/domain/registration.flow';
import { restoreFlow } from '~/domain/restore.flow';
import { searchFlow } from '~/domain/subscriptionSearch.flow';
import { attemptModel, type Runner } from './attempt.model';
import { chatModel } from './chat.model';
import { explore, type Explored } from './explore';
import { loginModel } from './login.model';
import { planarModel } from './planar.model';
import { profileEditModel } from './profileEdit.model';
import { receiptOrderModel } from './receiptOrder.model';
import { registrationModel } from './registration.model';
import { restoreModel } from './restore.model';
import { subscriptionSearchModel } from './subscriptionSearch.model';

const runner: Runner = { flow: attemptFlow, waitsByTimers: true };

/** Every flow in its environment. */
export const flows: Readonly<Record<string, () => Explored>> = {
  attempt: () => explore(attemptModel(runner)),
  chat: () => explore(chatModel()),
  login: () => explore(loginModel()),
  planar: () => explore(planarModel()),
  profileEdit: () => explore(profileEditModel()),
  receiptOrder: () => explore(receiptOrderModel()),
  registration: () => explore(registrationModel()),
  restore: () => explore(restoreModel()),
  subscriptionSearch: () => explore(subscriptionSearchModel()),
};

/** The same with one rule turned off: each must be found out, or the proof proves nothing. */
export const mutated: Readonly<Record<string, () => Explored>> = {
  'attempt: "not paid" is told at the third good reading': () =>
    explore(
      attemptModel({
        ...runner,
        flow: (state, event) => {
          const isThird = event.type === 'read' && event.verdict === 'notDone' && 'goodReads' in state && state.goodReads + 1 >= readsForNotDone;
          return attemptFlow(state, isThird ? { ...event, atMs: settleMs } : event);
        },
      }),
      1,
    ),
  'attempt: a late reading takes a success back': () =>
    explore(
      attemptModel({
        ...runner,
        flow: (state, event) =>
          state.phase === 'done' && event.type === 'read' && event.verdict === 'unclear' ? { phase: 'notDone' } : attemptFlow(state, event),
      }),
      1,
    ),
  'attempt: a pending request is taken for one that has ended': () =>
    explore(
      attemptModel({ ...runner, flow: (state, event) => attemptFlow(state, event.type === 'lost' ? { ...event, cause: 'network' } : event) }),
      1,
    ),
  'attempt: a clock that jumps brings readings forward': () => explore(attemptModel({ ...runner, waitsByTimers: false }), 1),
  'attempt: any last reading closes the case': () =>
    explore(
      attemptModel({
        ...runner,
        flow: (state, event) => attemptFlow(state, event.type === 'read' && event.isLast ? { ...event, atMs: settleMs } : event),
      }),
      1,
    ),
  'chat: a lost answer is a failure': () =>
    explore(
      chatModel((state, event) => chatFlow(state, event.type === 'lost' ? { type: 'failed', id: event.id } : event)),
      1,
    ),
  'login: an answer for a window that is gone is heard': () => explore(loginModel(false), 1),
  'planar: a clock that is set back makes a price younger': () =>
    explore(
      planarModel((state, event) => planarFlow(state.step === 'payment' ? { ...state, seenAt: Number.NEGATIVE_INFINITY } : state, event)),
      1,
    ),
  'planar: any answer is the one to the last asking': () =>
    explore(
      planarModel((state, event) =>
        planarFlow(state, 'id' in event && event.type !== 'ask' && 'asked' in state ? { ...event, id: state.asked ?? '' } : event),
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
        receiptOrderFlow(state, 'isLast' in event && 'goodReads' in state && state.goodReads === 2 ? { ...event, isLast: true } : event),
      ),
      1,
    ),
  'registration: an answer of a step that was left is heard': () =>
    explore(
      registrationModel((draft, event) => registrationFlow(draft, 'isLeft' in event ? { ...event, isLeft: false } : event)),
      1,
    ),
  'restore: an answer is for whoever is meant now': () =>
    explore(
      restoreModel((state, event) => restoreFlow(state, event.type === 'sent' && 'login' in state ? { ...event, login: state.login } : event)),
      1,
    ),
  'subscriptionSearch: any answer is the one to the last search': () =>
    explore(
      subscriptionSearchModel((state, event) =>
        searchFlow(state, 'search' in event && state.stage.name === 'searching' ? { ...event, search: state.stage.search } : event),
      ),
      1,
    ),
};
