import { t } from '@lingui/core/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { confirmEmailCode, sendEmailAgain } from '~/data/registration/confirmation';
import { cleanCode } from '~/domain/confirmationCode';
import { registrationOf } from '~/domain/registration.flow';
import { inLanguage } from '~/i18n/inLanguage';
import { currentLanguage } from '~/i18n/words';
import { noteRegistration, registrationAtom } from '~/state/registration';
import { ActionBar } from '~/ui/ActionBar';
import { SendButton } from '~/ui/form/SendButton';
import { buttonClass } from '~/ui/buttonClass';
import { CodeField } from '~/ui/CodeField';
import { useWhileShown } from '~/ui/useWhileShown';
import { emailCodeForm } from './code.form';
import { LostNotice } from './LostNotice';
import { OpenAppBanner } from './OpenAppBanner';
import { faultText } from './refusalText';
import { ResendCode } from './ResendCode';
import { StepFault, type StepFaultCause } from './StepFault';
import { StepTitle } from './StepTitle';
import { useCodeForm } from './useCodeForm';
import { useConfirmationType } from './useConfirmationType';
import { useEnd } from './useEnd';

interface Props {
  city: CityConfig;
  salt: string;
  code?: string;
}

/** The code of the e-mail: typed, or brought by the link. It is sent by a tap, never by opening an address. */
export const EmailStep = ({ city, salt, code }: Props) => {
  const navigate = useNavigate();
  const end = useEnd();
  const whileShown = useWhileShown();
  const kept = useAtomValue(registrationAtom);
  const draft = registrationOf(kept, 'email', salt);
  const type = useConfirmationType();
  const [fault, setFault] = useState<StepFaultCause>();
  const given = code ?? draft.emailCode;
  const form = useCodeForm(emailCodeForm, given);

  useEffect(() => {
    if (code) noteRegistration({ type: 'opened', salt, code });
  }, [salt, code]);

  const toPhone = (phoneSalt: string) =>
    navigate({
      to: '/{-$lng}/registration/confirmation/$step/$salt/{-$code}',
      params: (old) => ({ ...old, step: '2', salt: phoneSalt, code: undefined }),
      replace: true,
    });

  // A link that is opened again, in another tab perhaps, goes on where its registration stands.
  const { phoneSalt } = draft;
  useEffect(() => {
    if (phoneSalt !== undefined) void toPhone(phoneSalt);
  });

  const send = form.submit(async (values) => {
    setFault(undefined);
    const onScreen = whileShown();
    const answer = await confirmEmailCode(salt, values.code === given ? given : cleanCode(values.code));
    if (answer.kind === 'notSent') setFault(answer);
    else if (answer.kind === 'lost') noteRegistration({ type: 'lost', step: 'email', salt, isLeft: onScreen.aborted });
    else if (answer.kind === 'ok') {
      form.reset({ code: '' });
      const isLeft = onScreen.aborted;
      if (answer.value.salt && !answer.value.token) noteRegistration({ type: 'emailConfirmed', salt, phoneSalt: answer.value.salt, isLeft });
      else if (!end(answer.value.token, onScreen)) noteRegistration({ type: 'lost', step: 'email', salt, isLeft });
    } else {
      noteRegistration({ type: 'refused', errorName: answer.errorName });
      if (answer.mayBeDone) setFault({ kind: 'refused', errorName: 'StepOver' });
      else if (answer.errorName === 'IncorrectCode') form.refuse('code', values.code, answer.errorName);
      else setFault(answer);
    }
  });

  const email = draft.email.trim();
  const cityName = city.nameForShow[currentLanguage()];
  return (
    <>
      <StepTitle step={2} steps={type === 'none' ? 2 : 3}>
        {t`Подтвердите почту`}
      </StepTitle>
      {code && <OpenAppBanner salt={salt} code={code} />}
      <p>{email === '' ? t`Код — в письме от города ${cityName}.` : t`Мы отправили письмо на ${email}. Введите код из него или откройте ссылку.`}</p>
      <form noValidate className="grid gap-4" onSubmit={send}>
        <CodeField
          label={t`Код из письма`}
          value={form.values.code}
          onChange={(typed) => form.set({ code: typed })}
          fault={faultText(form.fault('code'))}
          hint={email === '' ? t`Регистрировались в другом городе? Сначала выберите его в меню.` : t`Письма нет? Загляните в спам.`}
          isFirst={!code}
        />
        <ActionBar>
          {draft.lost === 'email' && <LostNotice step="email" confirmationType={type} />}
          {fault && <StepFault cause={fault} />}
          <SendButton isBusy={form.isBusy} busyText={t`Проверяем…`}>{t`Подтвердить почту`}</SendButton>
        </ActionBar>
      </form>
      {email !== '' && (
        <ResendCode
          canSend={draft.canSendCodeAgain}
          label={t`Отправить письмо ещё раз`}
          sentText={t`Письмо отправлено. Прежний код больше не подойдёт.`}
          send={() => {
            form.forgive();
            // The code of the link dies with the new one: it must not come back with a reload.
            if (code) void navigate({ to: '.', params: (old) => ({ ...old, code: undefined }), replace: true });
            return sendEmailAgain(salt, email);
          }}
        />
      )}
      <Link to="/{-$lng}/registration" params={inLanguage} className={buttonClass('quiet')}>
        {email === '' ? t`Зарегистрироваться заново` : t`Исправить данные`}
      </Link>
    </>
  );
};
