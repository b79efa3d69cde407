import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useSettings } from '~/data/settings/useCapabilities';
import { checkAppeal, usableTopics } from '~/domain/history/appeal';
import { maskPhone } from '~/domain/account/phone';
import type { Profile } from '~/domain/account/profile';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { Field } from '~/ui/Field';
import { inputClass } from '~/ui/inputClass';
import { Notice } from '~/ui/Notice';
import { EmailField } from '~/ui/EmailField';
import { TextField } from '~/ui/TextField';
import { useForm } from '~/ui/form/useForm';
import { appealErrorText, appealNotSentText } from './appealText';
import { appealForm } from './appeals.atoms';
import { AppealTopicField } from './AppealTopicField';
import { useSendAppeal } from './useSendAppeal';

/** Form for a new appeal. It is validated only when it is sent. */
export const AppealForm = ({ profile }: { profile: Profile | undefined }) => {
  const topics = usableTopics(useSettings()?.topics ?? []);
  const isOnline = useAtomValue(isOnlineAtom);
  const form = useForm(appealForm, checkAppeal);
  const { send, isBusy, outcome } = useSendAppeal(profile, topics);
  const error = outcome && appealNotSentText(outcome);
  return (
    <form noValidate className="grid gap-4" aria-labelledby="appeal-title" onSubmit={form.submit(send)}>
      <h2 id="appeal-title" className="text-lead font-bold">
        {t`Новое обращение`}
      </h2>
      <TextField
        label={t`Телефон`}
        value={form.values.phone}
        onChange={(phone) => form.set({ phone })}
        rewrite={maskPhone}
        error={appealErrorText(form.error('phone'))}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
      />
      <EmailField
        label={t`Почта`}
        value={form.values.email}
        onChange={(email) => form.set({ email })}
        error={appealErrorText(form.error('email'))}
        name="email"
        enterKeyHint="next"
      />
      {topics.length > 0 && (
        <AppealTopicField topics={topics} value={form.values.topic} onChange={(topic) => form.set({ topic })} />
      )}
      <Field label={t`Сообщение`} error={appealErrorText(form.error('message'))}>
        {(ids) => (
          <textarea
            {...ids}
            rows={4}
            name="message"
            className={`${inputClass} field-sizing-content resize-none max-h-96 min-h-28 py-2`}
            value={form.values.message}
            onChange={({ target }) => form.set({ message: target.value })}
          />
        )}
      </Field>
      {error && <Notice severity="danger">{error}</Notice>}
      {outcome?.kind === 'ok' && (
        <Notice severity="good">{outcome.userMessage ?? t`Обращение отправлено. Ответ появится здесь.`}</Notice>
      )}
      <Button type="submit" isWide isBusy={form.isBusy || isBusy} disabled={!isOnline}>
        {isOnline ? t`Отправить обращение` : t`Для отправки нужна сеть`}
      </Button>
    </form>
  );
};
