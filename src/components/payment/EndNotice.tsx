import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { errorText } from '~/i18n/errorText';
import { Notice } from '~/ui/Notice';

interface Props {
  state: AttemptState;
  /** Shown if the payment was not made. */
  title?: string;
  actions?: ReactNode;
}

/** A payment that was certainly not made, with the reason. */
export const EndNotice = ({ state, title = t`Не оплачено, можно попробовать ещё раз`, actions }: Props) => {
  switch (state.phase) {
    case 'notDone':
      return (
        <Notice severity="warning" title={title} actions={actions}>
          {state.serverMessage === undefined
            ? t`Запрос до города не дошёл, деньги не списаны.`
            : t`Деньги не списаны. Город ответил: ${state.serverMessage}`}
        </Notice>
      );
    case 'refused':
      return <Notice severity="danger">{errorText(state.errorName, state.message)}</Notice>;
    case 'busy': {
      const seconds = Math.ceil(state.waitMs / 1000);
      return (
        <Notice severity="warning">{t`Сервер города занят, деньги не списаны. Попробуйте через ${seconds} с.`}</Notice>
      );
    }
    case 'offline':
      return (
        <Notice severity="warning" title={t`Нет сети`}>
          {t`Запрос не отправлен, деньги не списаны. Попробуйте, когда появится связь.`}
        </Notice>
      );
    default:
      return null;
  }
};
