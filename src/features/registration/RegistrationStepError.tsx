import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { inLanguage } from '~/i18n/inLanguage';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Notice } from '~/ui/Notice';
import { notSentText } from '~/components/edit/accountErrorText';
import { registrationRefusalText } from './registrationErrorText';

export type RegistrationStepErrorCause =
  { kind: 'notSent'; waitS?: number } | { kind: 'refused'; errorName: string; message?: string };

/** The e-mail or the phone belongs to someone else by now. */
const alreadyUsedErrors = ['EmailExists', 'UserExists', 'PhoneExists', 'DoublePhone'];

/** Explains why a code failed, and how to continue. */
export const RegistrationStepError = ({ cause }: { cause: RegistrationStepErrorCause }) => {
  if (cause.kind === 'notSent') return <Notice severity="warning">{notSentText(cause.waitS)}</Notice>;
  const { errorName, message } = cause;
  const isOver = errorName === 'StepOver';
  const isAlreadyUsed = alreadyUsedErrors.includes(errorName);
  return (
    <Notice
      severity="danger"
      actions={
        <>
          {(isAlreadyUsed || isOver) && (
            <Button variant="secondary" onClick={() => openDialog({ name: 'login' })}>
              {t`Войти`}
            </Button>
          )}
          {(isAlreadyUsed || isOver || errorName === 'SMSNotSend') && (
            <Link to="/{-$lng}/registration" params={inLanguage} className={buttonClass('secondary')}>
              {isOver ? t`Зарегистрироваться заново` : t`Исправить данные`}
            </Link>
          )}
        </>
      }
    >
      {registrationRefusalText(errorName, message, 'IncorrectCode')}
    </Notice>
  );
};
