import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { sendAppeal, type SendResult } from '~/data/appeals/sendAppeal';
import type { AppealValues } from '~/domain/history/appeal';
import type { Profile } from '~/domain/account/profile';
import type { Topic } from '~/domain/content/settings';
import { emptyForm } from '~/ui/form/formAtom';
import { appealForm, isSendingAtom } from './appeals.atoms';
import { newAppeal } from './useAppealDrafts';

/** How long a success is shown (CONST-29). */
const noticeMs = 8_000;

/**
 * Sends a new appeal, only one at a time even if the driver leaves the screen. A success resets the form and is shown
 * for a while.
 */
export const useSendAppeal = (profile: Profile | undefined, topics: readonly Topic[]) => {
  const client = useQueryClient();
  const setForm = useSetAtom(appealForm);
  const [isBusy, setBusy] = useAtom(isSendingAtom);
  const [outcome, setOutcome] = useState<SendResult>();

  useEffect(() => {
    if (outcome?.kind !== 'ok') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), noticeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const send = async (values: AppealValues): Promise<void> => {
    if (isBusy) return;
    setOutcome(undefined);
    setBusy(true);
    try {
      // The city may have dropped the topic that was chosen in an earlier visit.
      const topic = topics.some(({ code }) => code === values.topic) ? values.topic : '';
      const next = await sendAppeal(client, { ...values, topic });
      if (next.kind === 'ok') setForm(emptyForm({ ...newAppeal(profile), phone: values.phone, email: values.email }));
      setOutcome(next);
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, outcome };
};
