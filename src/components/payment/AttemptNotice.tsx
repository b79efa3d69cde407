import { t } from '@lingui/core/macro';
import type { Attempt } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { attemptMessages } from './attemptMessages';
import { EndNotice } from './EndNotice';

interface Props {
  attempt: Pick<Attempt, 'kind' | 'summary' | 'startsAt'>;
  state: AttemptState;
  onCheckAgain?: () => void;
  /** Set where the ending is shown outside its form. A success is then shown too, and the notice can be dismissed. */
  onDismiss?: () => void;
}

/** The state of a payment that did not end in a plain success, always with what to do next. */
export const AttemptNotice = ({ attempt, state, onCheckAgain, onDismiss }: Props) => {
  const messages = attemptMessages(attempt);
  const dismiss = onDismiss && (
    <Button variant="quiet" onClick={onDismiss}>
      {t`Понятно`}
    </Button>
  );
  switch (state.phase) {
    case 'done':
      return onDismiss ? <Notice severity="good" title={messages.done} actions={dismiss} /> : null;
    case 'checking':
      return (
        <Notice severity="info" title={messages.checking}>
          {t`Ответ города потерялся. Не повторяйте: приложение само узнает, что произошло.`}
        </Notice>
      );
    case 'notKnown':
      return (
        <Notice
          severity="warning"
          title={messages.notKnown}
          actions={
            onCheckAgain && (
              <Button variant="secondary" icon="refresh" onClick={onCheckAgain}>
                {t`Проверить ещё раз`}
              </Button>
            )
          }
        >
          {t`Город пока не ответил. Проверим снова, как только появится связь.`}
        </Notice>
      );
    case 'doneTwice':
      return (
        <Notice severity="danger" title={messages.doneTwice} actions={dismiss}>
          {twiceText(attempt)}
        </Notice>
      );
    default:
      return <EndNotice state={state} title={messages.notDone} actions={dismiss} />;
  }
};

const twiceText = ({ kind, startsAt }: Pick<Attempt, 'kind' | 'startsAt'>): string => {
  // A retroactive stay may be over, and then none of it can be cancelled.
  if (kind === 'planar' || kind === 'cancel' || startsAt !== undefined)
    return t`Город выполнил это два раза. Лишнее вернёт поддержка города.`;
  if (kind === 'subscribe')
    return t`Город выполнил это два раза. Посмотрите свои абонементы: за лишний можно вернуть деньги.`;
  if (kind === 'startDeferred') return t`Город выполнил это два раза. Посмотрите текущие парковки и завершите лишнюю.`;
  // A single stay may have been charged twice. Cancelling it would leave the vehicle without a paid stay.
  return t`Город взял деньги два раза. Если в текущих парковках их две, лишнюю можно остановить, и деньги вернутся на баланс. Если одна, не останавливайте её: лишнее вернёт поддержка города.`;
};
