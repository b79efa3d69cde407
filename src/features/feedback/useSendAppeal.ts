import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { sendAppeal, type SendEnd } from '~/data/feedback/sendAppeal';
import type { AppealValues } from '~/domain/appeal';
import type { Profile } from '~/domain/profile';
import type { Topic } from '~/domain/settings';
import { emptyForm } from '~/ui/form/formAtom';
import { appealForm, isSendingAtom } from './feedback.atoms';
import { newAppeal } from './useOwnTexts';

/** How long a success is told (CONST-29). */
const toldMs = 8_000;

/** Sends a new appeal, once at a time wherever the driver goes meanwhile; a success empties the form and is told for a while. */
export const useSendAppeal = (profile: Profile | undefined, topics: readonly Topic[]) => {
  const client = useQueryClient();
  const setForm = useSetAtom(appealForm);
  const [isBusy, setBusy] = useAtom(isSendingAtom);
  const [end, setEnd] = useState<SendEnd>();

  useEffect(() => {
    if (end?.kind !== 'ok') return undefined;
    const timer = setTimeout(() => setEnd(undefined), toldMs);
    return () => clearTimeout(timer);
  }, [end]);

  const send = async (values: AppealValues): Promise<void> => {
    if (isBusy) return;
    setEnd(undefined);
    setBusy(true);
    try {
      // The city may have dropped the topic that was chosen in an earlier visit.
      const topic = topics.some(({ code }) => code === values.topic) ? values.topic : '';
      const next = await sendAppeal(client, { ...values, topic });
      if (next.kind === 'ok') setForm(emptyForm({ ...newAppeal(profile), phone: values.phone, email: values.email }));
      setEnd(next);
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, end };
};
