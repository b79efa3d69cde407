import { t } from '@lingui/core/macro';
import type { ConfirmationType, LostStep } from '~/domain/account/registration.flow';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  step: LostStep;
  confirmationType: ConfirmationType | undefined;
}

/** Explains what may have happened after a lost answer, and what to do next. */
export const LostAnswerNotice = ({ step, confirmationType }: Props) => {
  // The last step may have completed the registration.
  const mayBeOver = step === 'phone' || (step === 'email' && confirmationType === 'none');
  return (
    <Notice
      severity="warning"
      title={t`Связь прервалась`}
      actions={
        mayBeOver && (
          <Button variant="secondary" icon="user" onClick={() => openDialog({ name: 'login' })}>
            {t`Войти`}
          </Button>
        )
      }
    >
      {mayBeOver && t`Возможно, вы уже зарегистрированы: попробуйте войти. Если не получится, введите код ещё раз.`}
      {step === 'register' &&
        t`Возможно, письмо уже отправлено: проверьте почту и откройте ссылку из него. Письма нет — нажмите «Продолжить» ещё раз.`}
      {step === 'email' &&
        !mayBeOver &&
        t`Возможно, почта уже подтверждена. Нажмите «Подтвердить почту» ещё раз: это безопасно.`}
    </Notice>
  );
};
