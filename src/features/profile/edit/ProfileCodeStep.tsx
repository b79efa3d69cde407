import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { Answer } from '~/data/auth/callOnce';
import { cleanCode, isCompleteCode } from '~/domain/account/confirmationCode';
import { formatContact } from '~/domain/account/registrationFields';
import type { SentCode } from '~/domain/account/profileEdit.flow';
import { Button } from '~/ui/Button';
import { CodeField } from '~/ui/CodeField';
import { formAtom } from '~/ui/form/formAtom';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { Notice } from '~/ui/Notice';
import { profileAnswerText, profileFieldErrorText, isTransientError } from '../profileErrorText';
import { checkProfileCode } from './editProfile.form';
import { ResendProfileCode } from './ResendProfileCode';
import type { EditStepProps } from './EditStepProps';
import { useAutoSubmit } from './useAutoSubmit';

interface Props extends Omit<EditStepProps, 'profile'> {
  kind: 'email' | 'phone';
  sent: SentCode;
  /** Sends a code again. */
  requestCode: (to: string) => Promise<Answer<unknown>>;
  confirm: (sent: SentCode, code: string) => Promise<Answer<unknown>>;
}

/** The second step for e-mail and phone: the code that was sent there. */
export const ProfileCodeStep = ({ kind, state, sent, dispatch, requestCode, confirm }: Props) => {
  const [localFormAtom] = useState(() => formAtom({ code: '' }));
  const form = useFormWithServerErrors<{ code: string }, string>(localFormAtom, checkProfileCode);
  const [error, setError] = useState<string>();
  const { code } = form.values;
  const element = useRef<HTMLFormElement>(null);
  const [isComplete, setComplete] = useState(false);
  const recordSent = useAutoSubmit(element, code, form.isValid && isComplete);
  const type = (input: string): void => {
    setComplete(isCompleteCode(code, input, sent.way === 'Call' ? 'call' : kind));
    form.set({ code: input });
  };

  const send = form.submit(async (values) => {
    recordSent(values.code);
    setError(undefined);
    const answer = await confirm(sent, cleanCode(values.code));
    if (answer.kind === 'ok') dispatch({ type: 'confirmed' });
    else if (answer.kind === 'lost') dispatch({ type: 'codeLost' });
    else if (answer.kind === 'notSent') setError(profileAnswerText(answer));
    else if (!answer.mayBeDone) form.setServerError('code', values.code, answer, isTransientError(answer.errorName));
  });

  return (
    <>
      {sent.isLost ? (
        <Notice severity="warning" title={t`Связь прервалась`}>
          {t`Возможно, код уже отправлен. Подождите его; если не придёт, попросите ещё раз.`}
        </Notice>
      ) : (
        <p>{codeSentText(kind, sent)}</p>
      )}
      <form ref={element} noValidate className="grid gap-4" onSubmit={send}>
        <CodeField
          label={
            sent.way === 'Call' ? t`Последние 4 цифры номера` : kind === 'email' ? t`Код из письма` : t`Код из SMS`
          }
          value={code}
          onChange={type}
          error={profileFieldErrorText(form.error('code'), form.message('code'), 'IncorrectCode')}
          hint={kind === 'email' ? t`Письма нет? Загляните в спам.` : undefined}
          isFirst
        />
        {state.isCodeLost && (
          <Notice severity="warning" title={t`Связь прервалась`}>
            {t`Возможно, код уже принят. Подтвердите его ещё раз: это безопасно.`}
          </Notice>
        )}
        {error && <Notice severity="danger">{error}</Notice>}
        <Button type="submit" isWide isBusy={form.isBusy}>
          {form.isBusy ? t`Проверяем…` : t`Подтвердить`}
        </Button>
      </form>
      <ResendProfileCode
        label={
          sent.way === 'Call'
            ? t`Позвонить ещё раз`
            : kind === 'email'
              ? t`Отправить письмо ещё раз`
              : t`Отправить SMS ещё раз`
        }
        canSend={state.canSendAgain}
        onMaySend={() => dispatch({ type: 'mayAskAgain' })}
        send={() => {
          form.clearServerErrors();
          return requestCode(sent.to);
        }}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" icon="back" isWide onClick={() => dispatch({ type: 'back' })}>
          {t`Назад`}
        </Button>
        <Button variant="secondary" isWide onClick={() => dispatch({ type: 'aborted' })}>
          {t`Отмена`}
        </Button>
      </div>
    </>
  );
};

const codeSentText = (kind: 'email' | 'phone', { to, way }: SentCode): string => {
  const contact = formatContact(to);
  if (kind === 'email') return t`Мы отправили письмо с кодом на ${contact}.`;
  return way === 'Call'
    ? t`На ${contact} позвонят. Отвечать не нужно: код — последние 4 цифры номера, с которого звонят.`
    : t`Мы отправили SMS с кодом на ${contact}.`;
};
