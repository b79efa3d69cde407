import { t } from '@lingui/core/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { confirmPhoneCode, sendPhoneCode } from '~/data/registration/confirmation';
import { useCapabilities, useSettings } from '~/data/settings/useCapabilities';
import { cleanCode } from '~/domain/account/confirmationCode';
import { formatContact } from '~/domain/account/registrationFields';
import { registrationOf, type ConfirmationType, type RegistrationDraft } from '~/domain/account/registration.flow';
import { updateRegistration, registrationAtom } from '~/state/session/registration';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import { SendButton } from '~/ui/form/SendButton';
import { CodeField } from '~/ui/CodeField';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { ChangeRegistrationPhone } from './ChangeRegistrationPhone';
import { changingPhoneAtom, phoneCodeForm } from './confirmationCode.form';
import { LostAnswerNotice } from './LostAnswerNotice';
import { ReplyBySms } from './ReplyBySms';
import { ResendRegistrationCode } from './ResendRegistrationCode';
import { registrationFieldErrorText } from './registrationErrorText';
import { RegistrationStepError, type RegistrationStepErrorCause } from './RegistrationStepError';
import { RegistrationStepTitle } from './RegistrationStepTitle';
import { useConfirmationCodeForm } from './useConfirmationCodeForm';
import { useConfirmationType } from './useConfirmationType';
import { useFinishRegistration } from './useFinishRegistration';

interface Props {
  salt: string;
  code?: string;
}

/** The phone's code, by SMS, by call, or by an SMS that the driver sends. It completes the registration. */
export const RegistrationPhoneStep = ({ salt, code }: Props) => {
  const finishRegistration = useFinishRegistration();
  const getUnmountSignal = useUnmountSignal();
  const draft = registrationOf(useAtomValue(registrationAtom), 'phone', salt);
  const type = useConfirmationType();
  const takesReplySms = useCapabilities()?.takesReplySms ?? false;
  const lacksReplySms = useSettings() !== undefined && !takesReplySms;
  useEffect(() => {
    if (lacksReplySms) console.warn('SMS: the city does not set useSmsReply; no reply by SMS is offered.');
  }, [lacksReplySms]);
  const [error, setError] = useState<RegistrationStepErrorCause>();
  const [isChanging, setChanging] = useAtom(changingPhoneAtom);
  const form = useConfirmationCodeForm(phoneCodeForm, code);
  const focus = useFocusOnChange(isChanging ? 'change' : 'code');

  /** Returns the error's name if the city refuses. */
  const confirm = async (confirmationCode: string): Promise<string | undefined> => {
    setError(undefined);
    const signal = getUnmountSignal();
    const answer = await confirmPhoneCode(salt, confirmationCode);
    const isAccepted = answer.kind !== 'ok' || finishRegistration(answer.value.token, signal);
    if (answer.kind === 'lost' || !isAccepted)
      updateRegistration({ type: 'lost', step: 'phone', salt, isOffScreen: signal.aborted });
    else if (answer.kind === 'notSent') setError(answer);
    else if (answer.kind === 'refused') {
      updateRegistration({ type: 'refused', errorName: answer.errorName });
      if (answer.mayBeDone) setError({ kind: 'refused', errorName: 'StepOver' });
      else if (answer.errorName === 'IncorrectCode') return answer.errorName;
      else setError(answer);
    }
    return undefined;
  };
  const send = form.submit(async (values) => {
    const errorName = await confirm(cleanCode(values.code));
    if (errorName) form.setServerError('code', values.code, { errorName });
  });

  return (
    <>
      <RegistrationStepTitle step={3} steps={3}>
        {t`Подтвердите телефон`}
      </RegistrationStepTitle>
      <div ref={focus} className="contents">
        {isChanging ? (
          <ChangeRegistrationPhone salt={salt} phone={draft.phone} onClose={() => setChanging(false)} />
        ) : (
          <>
            <p>{codeSentText(type, draft)}</p>
            <form noValidate className="grid gap-4" onSubmit={send}>
              <CodeField
                label={type === 'Call' ? t`Последние 4 цифры номера` : t`Код из SMS`}
                value={form.values.code}
                onChange={(input) => form.set({ code: input })}
                error={registrationFieldErrorText(form.error('code'))}
                isFirst={!code}
              />
              <ActionBar>
                {draft.lost === 'phone' && <LostAnswerNotice step="phone" confirmationType={type} />}
                {error && <RegistrationStepError cause={error} />}
                <SendButton isBusy={form.isBusy} busyText={t`Проверяем…`}>{t`Завершить регистрацию`}</SendButton>
              </ActionBar>
            </form>
            {draft.phone !== '' && (
              <ResendRegistrationCode
                canSend={draft.canSendCodeAgain}
                label={type === 'Call' ? t`Позвонить ещё раз` : t`Отправить SMS ещё раз`}
                sentText={
                  type === 'Call'
                    ? t`Сейчас позвоним. Прежний код больше не подойдёт.`
                    : t`SMS отправлено. Прежний код больше не подойдёт.`
                }
                send={() => {
                  form.clearServerErrors();
                  return sendPhoneCode(salt, draft.phone, false);
                }}
              />
            )}
            {draft.phone !== '' && takesReplySms && (
              <ReplyBySms isAwaited={draft.usesSmsReply} salt={salt} phone={draft.phone} confirm={confirm} />
            )}
            <Button variant="quiet" onClick={() => setChanging(true)}>
              {draft.phone === '' ? t`Получить код на телефон` : t`Изменить телефон`}
            </Button>
          </>
        )}
      </div>
    </>
  );
};

const codeSentText = (type: ConfirmationType | undefined, { phone, usesSmsReply }: RegistrationDraft): string => {
  const contact = formatContact(phone);
  if (contact === '') return t`Введите код, который пришёл на ваш телефон.`;
  if (usesSmsReply) return t`Ждём SMS с вашего телефона ${contact}. Передумали? Попросите код ещё раз.`;
  return type === 'Call'
    ? t`На ${contact} позвонят. Отвечать не нужно: код — последние 4 цифры номера, с которого звонят.`
    : t`Мы отправили SMS с кодом на ${contact}.`;
};
