import { t } from '@lingui/core/macro';
import type { Outgoing } from '~/domain/history/chat.flow';
import { Button } from '~/ui/Button';
import { messageBubbleClass } from './messageBubbleClass';

interface Props {
  message: Outgoing;
  onAgain: () => void;
}

/** An outgoing message. A failed one is marked and can be sent again (FEED-08). */
export const OutgoingMessage = ({ message: { text, state }, onAgain }: Props) => (
  <li className={`${messageBubbleClass(true)} ${state === 'failed' ? 'border-over! bg-over-soft!' : ''}`}>
    <p className="text-small text-muted">
      {t`Вы`}
      {state === 'sending' && `, ${t`отправляется…`}`}
      {state === 'sent' && `, ${t`отправлено`}`}
      {state === 'lost' && `, ${t`проверяем, дошло ли…`}`}
    </p>
    <p className="whitespace-pre-wrap">{text}</p>
    {state === 'failed' && (
      <div className="grid gap-2">
        <p role="alert" className="text-small font-semibold text-over">
          {t`Произошла ошибка, повторить отправку?`}
        </p>
        <Button variant="secondary" icon="refresh" onClick={onAgain} title={t`Произошла ошибка, повторить отправку?`}>
          {t`Отправить ещё раз`}
        </Button>
      </div>
    )}
  </li>
);
