import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { inLanguage } from '~/i18n/inLanguage';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Notice } from '~/ui/Notice';
import { notSentText } from './notSentText';
import { refusalText } from './refusalText';

export type StepFaultCause = { kind: 'notSent'; waitS?: number } | { kind: 'refused'; errorName: string; message?: string };

/** Somebody has the e-mail or the phone by now. */
const taken = ['EmailExists', 'UserExists', 'PhoneExists', 'DoublePhone'];

/** Why a code did not help, and the way on. */
export const StepFault = ({ cause }: { cause: StepFaultCause }) => {
  if (cause.kind === 'notSent') return <Notice mood="warning">{notSentText(cause.waitS)}</Notice>;
  const { errorName, message } = cause;
  const isOver = errorName === 'StepOver';
  const isTaken = taken.includes(errorName);
  return (
    <Notice
      mood="danger"
      actions={
        <>
          {(isTaken || isOver) && (
            <Button look="secondary" onClick={() => openWindow({ name: 'login' })}>
              {t`Войти`}
            </Button>
          )}
          {(isTaken || isOver || errorName === 'SMSNotSend') && (
            <Link to="/{-$lng}/registration" params={inLanguage} className={buttonClass('secondary')}>
              {isOver ? t`Зарегистрироваться заново` : t`Исправить данные`}
            </Link>
          )}
        </>
      }
    >
      {refusalText(errorName, message)}
    </Notice>
  );
};
