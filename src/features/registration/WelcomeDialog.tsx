import { t } from '@lingui/core/macro';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { openDialog, type DialogCall } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { ModalDialog } from '~/ui/ModalDialog';

/** The end of a registration: what a new driver needs before the first payment. */
export const WelcomeDialog = ({ onClose }: { onClose: () => void }) => {
  const usesBalance = useCapabilities()?.usesBalance ?? false;
  const goTo = (call: DialogCall) => (): void => {
    onClose();
    openDialog(call);
  };
  return (
    <ModalDialog title={t`Вы зарегистрированы`} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-lead">{t`Добавьте автомобиль, чтобы не вводить номер при каждой оплате.`}</p>
        <div className="grid gap-2">
          <Button isWide icon="plus" onClick={goTo({ name: 'vehicle' })}>
            {t`Добавить автомобиль`}
          </Button>
          {usesBalance && (
            <Button variant="secondary" isWide onClick={goTo({ name: 'refill' })}>
              {t`Пополнить баланс`}
            </Button>
          )}
          <Button variant="quiet" isWide onClick={onClose}>
            {t`Позже`}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
};
