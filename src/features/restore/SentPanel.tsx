import { t } from '@lingui/core/macro';
import type { RestoreState, RestoreWay } from '~/domain/restore.flow';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { AskAgain } from './AskAgain';

interface Props {
  state: Extract<RestoreState, { step: 'sent' }>;
  isBusy: boolean;
  onAgain: () => void;
}

/** A link or a call is on its way: what to do with it. */
export const SentPanel = ({ state, isBusy, onAgain }: Props) => {
  const { way, isLost } = state;
  return (
    <div className="grid gap-2">
      <Notice
        mood={isLost ? 'warning' : 'good'}
        title={isLost ? t`Ответ города потерялся` : way === 'email' ? t`Письмо отправлено` : t`Сейчас позвонят`}
        actions={
          way === 'call' && (
            <Button look="secondary" icon="user" onClick={() => openWindow({ name: 'login' })}>
              {t`Войти с новым паролем`}
            </Button>
          )
        }
      >
        {sentText(way, isLost)}
      </Notice>
      <AskAgain
        label={way === 'call' ? t`Позвонить ещё раз` : t`Отправить письмо ещё раз`}
        canSend={state.canSendAgain}
        isBusy={isBusy}
        onAgain={onAgain}
      />
    </div>
  );
};

const sentText = (way: RestoreWay, isLost: boolean): string => {
  if (way === 'call')
    return isLost
      ? t`Возможно, вам уже звонят. Последние 4 цифры номера — ваш новый пароль. Если звонка нет, попросите ещё раз.`
      : t`Отвечать не нужно. Последние 4 цифры номера, с которого позвонят, — ваш новый пароль.`;
  return isLost
    ? t`Возможно, письмо уже отправлено. Проверьте почту; если его нет, попросите ещё раз.`
    : t`Откройте ссылку из письма, можно и на другом устройстве. Письма нет? Загляните в спам.`;
};
