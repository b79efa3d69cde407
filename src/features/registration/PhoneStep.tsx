import { t } from '@lingui/core/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { confirmPhoneCode, sendPhoneCode } from '~/data/registration/confirmation';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { cleanCode } from '~/domain/confirmationCode';
import { shownContact } from '~/domain/newcomer';
import { registrationOf, type ConfirmationType, type RegistrationDraft } from '~/domain/registration.flow';
import { noteRegistration, registrationAtom } from '~/state/registration';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import { SendButton } from '~/ui/form/SendButton';
import { CodeField } from '~/ui/CodeField';
import { useWhileShown } from '~/ui/useWhileShown';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { ChangePhone } from './ChangePhone';
import { changingPhoneAtom, phoneCodeForm } from './code.form';
import { LostNotice } from './LostNotice';
import { ReplyBySms } from './ReplyBySms';
import { ResendCode } from './ResendCode';
import { faultText } from './refusalText';
import { StepFault, type StepFaultCause } from './StepFault';
import { StepTitle } from './StepTitle';
import { useCodeForm } from './useCodeForm';
import { useConfirmationType } from './useConfirmationType';
import { useEnd } from './useEnd';

interface Props {
  salt: string;
  code?: string;
}

/** The code of the phone, by SMS, by call, or by an SMS of the driver's own. It ends the registration. */
export const PhoneStep = ({ salt, code }: Props) => {
  const end = useEnd();
  const whileShown = useWhileShown();
  const draft = registrationOf(useAtomValue(registrationAtom), 'phone', salt);
  const type = useConfirmationType();
  const takesReplySms = useCapabilities()?.takesReplySms ?? false;
  const [fault, setFault] = useState<StepFaultCause>();
  const [isChanging, setChanging] = useAtom(changingPhoneAtom);
  const form = useCodeForm(phoneCodeForm, code);
  const focus = useFocusOnChange(isChanging ? 'change' : 'code');

  /** Gives the name of the error, where the city refuses. */
  const confirm = async (given: string): Promise<string | undefined> => {
    setFault(undefined);
    const onScreen = whileShown();
    const answer = await confirmPhoneCode(salt, given);
    const isOfUse = answer.kind !== 'ok' || end(answer.value.token, onScreen);
    if (answer.kind === 'lost' || !isOfUse) noteRegistration({ type: 'lost', step: 'phone', salt, isLeft: onScreen.aborted });
    else if (answer.kind === 'notSent') setFault(answer);
    else if (answer.kind === 'refused') {
      noteRegistration({ type: 'refused', errorName: answer.errorName });
      if (answer.mayBeDone) setFault({ kind: 'refused', errorName: 'StepOver' });
      else if (answer.errorName === 'IncorrectCode') return answer.errorName;
      else setFault(answer);
    }
    return undefined;
  };
  const send = form.submit(async (values) => {
    const errorName = await confirm(cleanCode(values.code));
    if (errorName) form.refuse('code', values.code, errorName);
  });

  return (
    <>
      <StepTitle step={3} steps={3}>
        {t`Подтвердите телефон`}
      </StepTitle>
      <div ref={focus} className="contents">
        {isChanging ? (
          <ChangePhone salt={salt} phone={draft.phone} onClose={() => setChanging(false)} />
        ) : (
          <>
            <p>{wayText(type, draft)}</p>
            <form noValidate className="grid gap-4" onSubmit={send}>
              <CodeField
                label={type === 'Call' ? t`Последние 4 цифры номера` : t`Код из SMS`}
                value={form.values.code}
                onChange={(typed) => form.set({ code: typed })}
                fault={faultText(form.fault('code'))}
                isFirst={!code}
              />
              <ActionBar>
                {draft.lost === 'phone' && <LostNotice step="phone" confirmationType={type} />}
                {fault && <StepFault cause={fault} />}
                <SendButton isBusy={form.isBusy} busyText={t`Проверяем…`}>{t`Завершить регистрацию`}</SendButton>
              </ActionBar>
            </form>
            {draft.phone !== '' && (
              <ResendCode
                canSend={draft.canSendCodeAgain}
                label={type === 'Call' ? t`Позвонить ещё раз` : t`Отправить SMS ещё раз`}
                sentText={type === 'Call' ? t`Сейчас позвоним. Прежний код больше не подойдёт.` : t`SMS отправлено. Прежний код больше не подойдёт.`}
                send={() => {
                  form.forgive();
                  return sendPhoneCode(salt, draft.phone, false);
                }}
              />
            )}
            {draft.phone !== '' && takesReplySms && <ReplyBySms isAwaited={draft.usesSmsReply} salt={salt} phone={draft.phone} confirm={confirm} />}
            <Button look="quiet" onClick={() => setChanging(true)}>
              {draft.phone === '' ? t`Получить код на телефон` : t`Изменить телефон`}
            </Button>
          </>
        )}
      </div>
    </>
  );
};

const wayText = (type: ConfirmationType | undefined, { phone, usesSmsReply }: RegistrationDraft): string => {
  const shown = shownContact(phone);
  if (shown === '') return t`Введите код, который пришёл на ваш телефон.`;
  if (usesSmsReply) return t`Ждём SMS с вашего телефона ${shown}. Передумали? Попросите код ещё раз.`;
  return type === 'Call'
    ? t`На ${shown} позвонят. Отвечать не нужно: код — последние 4 цифры номера, с которого звонят.`
    : t`Мы отправили SMS с кодом на ${shown}.`;
};
