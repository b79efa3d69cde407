import { t } from '@lingui/core/macro';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { ModalDialog } from '~/ui/ModalDialog';

/** Shown after a password reset, with the way to the login (REST-03). */
export const PasswordChangedDialog = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title={t`Пароль обновлён`} onClose={onClose}>
    <div className="grid gap-4">
      <p className="text-lead">{t`Теперь входите с новым паролем. На других устройствах нужно будет войти заново.`}</p>
      <Button
        isWide
        onClick={() => {
          onClose();
          openDialog({ name: 'login' });
        }}
      >
        {t`Войти`}
      </Button>
    </div>
  </ModalDialog>
);
