import { t } from '@lingui/core/macro';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

/** Says that a link named a city that the app does not have, so that the page belongs to another one. */
export const UnknownCityNotice = ({ city }: { city: string }) => (
  <Notice
    severity="warning"
    actions={<Button variant="secondary" onClick={() => openDialog({ name: 'city' })}>{t`Выбрать город`}</Button>}
  >
    {t`Города «${city}» из ссылки в приложении нет. Показан ваш прежний город.`}
  </Notice>
);
