import { t } from '@lingui/core/macro';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Window } from '~/ui/Window';

/** The end of a restore, and the way in (REST-03). */
export const PasswordChangedWindow = ({ onClose }: { onClose: () => void }) => (
  <Window title={t`Пароль обновлён`} onClose={onClose}>
    <div className="grid gap-4">
      <p className="text-lead">{t`Теперь входите с новым паролем. На других устройствах нужно будет войти заново.`}</p>
      <Button
        isWide
        onClick={() => {
          onClose();
          openWindow({ name: 'login' });
        }}
      >
        {t`Войти`}
      </Button>
    </div>
  </Window>
);
