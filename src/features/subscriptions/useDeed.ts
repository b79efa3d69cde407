import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { actOnBenefit } from '~/data/subscriptions/actOnBenefit';
import type { BenefitDeed } from '~/domain/benefit';
import { errorText } from '~/i18n/errorText';
import { driverAtom } from '~/state/signIn';
import type { ConfirmEnd } from '~/state/windows';

/** Does something with a right, and says how it ended: where the server gives a reason, in its words. */
export const useDeed = () => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  return async (deed: BenefitDeed): Promise<ConfirmEnd> => {
    if (!signIn) return 'failed';
    const end = await actOnBenefit(queryClient, signIn, deed);
    if (end === 'done') return end;
    if (end === 'notDone') return 'failed';
    if (end === 'unknown') return { failure: t`Ответ города потерялся. Когда появится связь, здесь будет видно, выполнено ли это.` };
    return { failure: end.message ?? errorText(end.errorName) };
  };
};
