import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { AttemptState } from '~/domain/attempt.state';
import { errorText } from '~/i18n/errorText';
import { Notice } from '~/ui/Notice';

interface Props {
  state: AttemptState;
  /** Told with "not done". */
  title?: string;
  actions?: ReactNode;
}

/** A payment that was certainly not made, and why. */
export const EndNotice = ({ state, title = t`Не оплачено, можно попробовать ещё раз`, actions }: Props) => {
  switch (state.phase) {
    case 'notDone':
      return (
        <Notice mood="warning" title={title} actions={actions}>
          {state.said === undefined ? t`Запрос до города не дошёл, деньги не списаны.` : t`Деньги не списаны. Город ответил: ${state.said}`}
        </Notice>
      );
    case 'refused':
      return <Notice mood="danger">{errorText(state.errorName, state.message)}</Notice>;
    case 'busy': {
      const seconds = Math.ceil(state.waitMs / 1000);
      return <Notice mood="warning">{t`Сервер города занят, деньги не списаны. Попробуйте через ${seconds} с.`}</Notice>;
    }
    case 'offline':
      return (
        <Notice mood="warning" title={t`Нет сети`}>
          {t`Запрос не отправлен, деньги не списаны. Попробуйте, когда появится связь.`}
        </Notice>
      );
    default:
      return null;
  }
};
