import { t } from '@lingui/core/macro';
import { sameOwnNow } from '~/data/profile/own';
import { useOwn } from '~/data/profile/useOwn';
import { actOnBenefit } from '~/data/subscriptions/actOnBenefit';
import type { BenefitDeed } from '~/domain/benefit';
import { errorText } from '~/i18n/errorText';
import type { ConfirmEnd } from '~/state/windows';

/** Does something with a right of the driver who was asked, and says how it ended: where the server gives a reason, in its words. */
export const useDeed = () => {
  const own = useOwn();
  return async (deed: BenefitDeed): Promise<ConfirmEnd> => {
    const now = sameOwnNow(own);
    if (!now) return 'failed';
    const end = await actOnBenefit(now.client, now.signIn, deed);
    if (end === 'done') return end;
    if (end === 'notDone') return 'failed';
    if (end === 'unknown') return { failure: t`Ответ города потерялся. Когда появится связь, здесь будет видно, выполнено ли это.` };
    return { failure: end.message ?? errorText(end.errorName) };
  };
};
