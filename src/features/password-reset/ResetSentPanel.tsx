import { t } from '@lingui/core/macro';
import type { PasswordResetState, PasswordResetMethod } from '~/domain/account/passwordReset.flow';
import { openDialog } from '~/state/dialogs';
import { updatePasswordReset } from '~/state/session/passwordReset';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { ResendButton } from '~/components/edit/ResendButton';

interface Props {
  state: Extract<PasswordResetState, { step: 'sent' }>;
  isBusy: boolean;
  onAgain: () => void;
}

/** Explains what to do with the link or call that is under way. */
export const ResetSentPanel = ({ state, isBusy, onAgain }: Props) => {
  const { way: method, isLost } = state;
  return (
    <div className="grid gap-2">
      <Notice
        severity={isLost ? 'warning' : 'good'}
        title={isLost ? t`Связь прервалась` : method === 'email' ? t`Письмо отправлено` : t`Сейчас позвонят`}
        actions={
          method === 'call' && (
            <Button variant="secondary" icon="user" onClick={() => openDialog({ name: 'login' })}>
              {t`Войти с новым паролем`}
            </Button>
          )
        }
      >
        {resetSentText(method, isLost)}
      </Notice>
      <ResendButton
        label={method === 'call' ? t`Позвонить ещё раз` : t`Отправить письмо ещё раз`}
        canSend={state.canSendAgain}
        isBusy={isBusy}
        onResend={onAgain}
        onMaySend={() => updatePasswordReset({ type: 'mayAskAgain' })}
      />
    </div>
  );
};

const resetSentText = (method: PasswordResetMethod, isLost: boolean): string => {
  if (method === 'call')
    return isLost
      ? t`Возможно, вам уже звонят. Последние 4 цифры номера — ваш новый пароль. Если звонка нет, попросите ещё раз.`
      : t`Отвечать не нужно. Последние 4 цифры номера, с которого позвонят, — ваш новый пароль.`;
  return isLost
    ? t`Возможно, письмо уже отправлено. Проверьте почту; если его нет, попросите ещё раз.`
    : t`Откройте ссылку из письма, можно и на другом устройстве. Письма нет? Загляните в спам.`;
};
