import { t } from '@lingui/core/macro';
import { sameUserNow } from '~/data/profile/currentUser';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { actOnPermit } from '~/data/permits/actOnPermit';
import type { PermitAction } from '~/domain/permits/permit';
import { errorText } from '~/i18n/errorText';
import type { ConfirmOutcome } from '~/state/dialogs';

/**
 * Returns a function that performs an action on a permit, if the same driver is still signed in. A failure contains the
 * server's reason, if there is one.
 */
export const useActOnPermit = () => {
  const currentUser = useCurrentUser();
  return async (action: PermitAction): Promise<ConfirmOutcome> => {
    const sameUser = sameUserNow(currentUser);
    if (!sameUser) return 'failed';
    const outcome = await actOnPermit(sameUser.client, sameUser.signIn, action);
    if (outcome === 'done') return outcome;
    if (outcome === 'notDone') return 'failed';
    if (outcome === 'unknown')
      return { failure: t`Ответ города потерялся. Когда появится связь, здесь будет видно, выполнено ли это.` };
    return { failure: outcome.message ?? errorText(outcome.errorName) };
  };
};
