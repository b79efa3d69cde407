import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { requestPasswordReset } from '~/data/password-reset/requestPasswordReset';
import { formatContact } from '~/domain/account/registrationFields';
import { passwordResetMethodsFor, type PasswordResetMethod } from '~/domain/account/passwordReset.flow';
import { updatePasswordReset, passwordResetAtom } from '~/state/session/passwordReset';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { usePendingAction } from '~/ui/usePendingAction';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { notSentText } from '~/components/edit/accountErrorText';
import { resetRefusalText } from './resetErrorText';
import { PasswordResetTitle } from './PasswordResetTitle';
import { ResetSentPanel } from './ResetSentPanel';
import { usePasswordResetSteps } from './usePasswordResetSteps';

/** The second step: the method that confirms the account (REST-02). */
export const ResetMethodStep = () => {
  const goTo = usePasswordResetSteps();
  const getUnmountSignal = useUnmountSignal();
  const state = useAtomValue(passwordResetAtom);
  const [error, setError] = useState<string>();
  const [pendingMethod, setPendingMethod] = useState<PasswordResetMethod>();
  const login = 'login' in state ? state.login : '';
  const way = state.step === 'sent' ? state.way : undefined;

  const requestReset = async (chosen: PasswordResetMethod): Promise<void> => {
    const signal = getUnmountSignal();
    setPendingMethod(chosen);
    setError(undefined);
    const answer = await requestPasswordReset(login, chosen);
    setPendingMethod(undefined);
    if (answer.kind === 'notSent') setError(notSentText(answer.waitS));
    else if (answer.kind === 'refused')
      setError(resetRefusalText(errorNameFor(answer.errorName, login), answer.message));
    else {
      updatePasswordReset({ type: 'sent', login, way: chosen, isLost: answer.kind === 'lost' });
      if (chosen === 'sms' && !signal.aborted) await goTo('3');
    }
  };
  const [isBusy, requestOnce] = usePendingAction(requestReset);

  const formattedContact = formatContact(login);
  const methods: Record<PasswordResetMethod, { name: string; about: string }> = {
    email: { name: t`Ссылка на почту`, about: t`Придёт письмо со ссылкой на новый пароль.` },
    sms: { name: t`Код в SMS`, about: t`Введёте код и придумаете новый пароль.` },
    call: {
      name: t`Звонок`,
      about: t`Последние 4 цифры номера, с которого позвонят, станут вашим паролем. Старый пароль сразу перестанет подходить.`,
    },
  };
  return (
    <>
      <PasswordResetTitle step={2}>{t`Как подтвердить, что это вы`}</PasswordResetTitle>
      <p className="break-words">{t`Восстанавливаем пароль для ${formattedContact}.`}</p>
      {state.step === 'sent' && way && (
        <ResetSentPanel key={way} state={state} isBusy={isBusy} onAgain={() => requestOnce(way)} />
      )}
      {error && <Notice severity="danger">{error}</Notice>}
      <ul className="grid gap-3">
        {passwordResetMethodsFor(login)
          .filter((one) => one !== way)
          .map((one) => (
            <li key={one} className="grid gap-2 rounded-sheet border border-line p-4">
              <p>{methods[one].about}</p>
              <Button
                variant={way ? 'quiet' : 'secondary'}
                isBusy={pendingMethod === one}
                disabled={isBusy}
                onClick={() => requestOnce(one)}
              >
                {methods[one].name}
              </Button>
            </li>
          ))}
      </ul>
      <Button variant="quiet" icon="back" onClick={() => void goTo('1')}>
        {t`Другая почта или телефон`}
      </Button>
    </>
  );
};

/** An unknown e-mail needs another text than a phone without an account. */
const errorNameFor = (errorName: string, login: string): string =>
  errorName === 'AccountNotFound' && login.includes('@') ? 'EmailNotFound' : errorName;
