import { t } from '@lingui/core/macro';
import { sameUserNow, type CurrentUser } from '~/data/profile/currentUser';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { operationsQuery } from '~/data/history/operationsQuery';
import { actOnPermit } from '~/data/permits/actOnPermit';
import { permitsKey } from '~/data/permits/permitsQuery';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { Permit, PermitAction } from '~/domain/permits/permit';
import { refundedSum } from '~/domain/permits/permitRefund';
import { errorText } from '~/i18n/errorText';
import { sum } from '~/i18n/format';
import { periodDate } from '~/i18n/periodDate';
import { withTimeout } from '~/platform/time';
import { showChangedRow } from '~/state/changedRow';
import { currentCity } from '~/state/currentCity';
import type { ConfirmOutcome } from '~/state/dialogs';
import { personalAtom } from '~/state/session/personalAtom';
import { store } from '~/state/store';

/** The order numbers of the permits that were refunded since the page was opened. The city calls them ended later. */
export const refundedPermitsAtom = personalAtom<readonly string[]>([]);

/** The refund is made. Its sum is not worth a longer wait. */
const sumWaitMs = 4_000;

/**
 * Returns a function that performs an action on a permit, if the same driver is still signed in. A success says what
 * came of it, a failure contains the server's reason, if there is one.
 */
export const useActOnPermit = () => {
  const currentUser = useCurrentUser();
  const usesBalance = useCapabilities()?.usesBalance ?? false;
  return async (action: PermitAction): Promise<ConfirmOutcome> => {
    const sameUser = sameUserNow(currentUser);
    if (!sameUser) return 'failed';
    const outcome = await actOnPermit(sameUser.client, sameUser.signIn, action);
    if (outcome === 'notDone') return { failure: t`Ничего не изменилось. Попробуйте ещё раз.` };
    if (outcome === 'unknown')
      return { failure: t`Связь прервалась. Когда она появится, список покажет, что вышло.`, isUnknown: true };
    if (outcome === 'unconfirmed')
      return { failure: t`Запрос принят. Когда деньги вернутся, они появятся в истории операций.`, isUnknown: true };
    if (outcome !== 'done') return { failure: outcome.message ?? errorText(outcome.errorName) };
    showChangedRow(action.orderNumber);
    if (action.kind === 'refund') store.set(refundedPermitsAtom, (known) => [...known, action.orderNumber]);
    const detail = await detailOf(action, sameUser, usesBalance);
    return detail === undefined ? 'done' : { detail };
  };
};

const detailOf = async (
  action: PermitAction,
  { client, city, signIn }: CurrentUser,
  usesBalance: boolean,
): Promise<string | undefined> => {
  if (action.kind === 'refund') {
    const read = client.fetchQuery({ ...operationsQuery(city, signIn), staleTime: 0, retry: false });
    const operations = await withTimeout(
      read.catch(() => undefined),
      sumWaitMs,
    );
    const returned = refundedSum(action.orderNumber, operations ?? []);
    if (!returned) return undefined;
    return usesBalance ? t`Вернули на баланс ${sum(returned)}.` : t`Вернули ${sum(returned)}.`;
  }
  if (action.kind !== 'continue') return undefined;
  // The pause has moved the end.
  const permits = client.getQueryData<Permit[]>(permitsKey(city, signIn));
  const endsAt = permits?.find(({ orderNumber }) => orderNumber === action.orderNumber)?.endsAt;
  return endsAt === undefined ? undefined : t`Теперь действует до ${periodDate(endsAt, currentCity().timeZone)}.`;
};
