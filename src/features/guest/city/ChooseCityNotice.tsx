import { t } from '@lingui/core/macro';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  /** The city in the link, if the app does not have it. */
  unknown: string | undefined;
}

/** Nothing can be paid without a city, so the visitor has to choose one. */
export const ChooseCityNotice = ({ unknown }: Props) => (
  <Notice
    severity={unknown === undefined ? 'info' : 'warning'}
    actions={
      <Button variant="secondary" icon="pin" onClick={() => openDialog({ name: 'city' })}>
        {t`Выбрать город`}
      </Button>
    }
  >
    {unknown === undefined
      ? t`Чтобы узнать цену, выберите город.`
      : t`Города «${unknown}» из ссылки в приложении нет. Выберите свой город.`}
  </Notice>
);
