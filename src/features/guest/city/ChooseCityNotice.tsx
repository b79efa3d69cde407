import { t } from '@lingui/core/macro';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  /** The city that the link names, where the app has none of that name. */
  unknown: string | undefined;
}

/** Nothing can be paid before the city is known: whoever has none chooses one. */
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
