import { t } from '@lingui/core/macro';
import type { Installing } from '~/state/installing';
import { openWindow } from '~/state/windows';

/** Asks the browser, or says where the driver finds it. */
export const install = (installing: Installing): void => {
  if (installing.by === 'browser') void installing.ask();
  else
    openWindow({
      name: 'notify',
      title: t`Как установить приложение`,
      text: t`Нажмите кнопку «Поделиться» внизу или вверху экрана браузера, затем «На экран “Домой”». Приложение откроется и без сети.`,
    });
};
