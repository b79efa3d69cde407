import { t } from '@lingui/core/macro';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { EraseButton } from './EraseButton';

/** Over a private page whose login the server has ended: what was typed is still there, and so is the way on. */
export const ExpiredNotice = ({ isCompany = false }: { isCompany?: boolean }) => (
  <div className="mx-auto w-full max-w-5xl p-4 pb-0">
    <Notice
      mood="warning"
      title={t`Время входа истекло`}
      actions={
        <>
          <Button look="secondary" icon="user" onClick={() => openWindow({ name: 'login', isCompany })}>
            {t`Войти снова`}
          </Button>
          <EraseButton />
        </>
      }
    >
      {t`Войдите снова, чтобы продолжить. Заполненное сохранится.`}
    </Notice>
  </div>
);
