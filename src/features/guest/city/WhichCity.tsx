import { t } from '@lingui/core/macro';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  /** The city that the link names, where the app has none of that name. */
  unknown: string | undefined;
}

/** Nothing can be paid before the city is known: whoever has none chooses one. */
export const WhichCity = ({ unknown }: Props) => (
  <Notice
    mood={unknown === undefined ? 'info' : 'warning'}
    actions={
      <Button look="secondary" icon="pin" onClick={() => openWindow({ name: 'city' })}>
        {t`Выбрать город`}
      </Button>
    }
  >
    {unknown === undefined ? t`Чтобы узнать цену, выберите город.` : t`Города «${unknown}» из ссылки в приложении нет. Выберите свой город.`}
  </Notice>
);
