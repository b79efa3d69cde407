import { t } from '@lingui/core/macro';
import type { InstallMethod } from '~/state/installMethod';
import { openDialog } from '~/state/dialogs';

/** Opens the browser's prompt, or explains where to find the option. */
export const install = (installing: InstallMethod): void => {
  if (installing.by === 'browser') void installing.prompt();
  else
    openDialog({
      name: 'notify',
      title: t`Как установить приложение`,
      text: t`Нажмите кнопку «Поделиться» внизу или вверху экрана браузера, затем «На экран “Домой”». Приложение откроется и без сети.`,
    });
};
