import { t } from '@lingui/core/macro';
import type { AppealMessage } from '~/domain/history/appeal';
import type { Instant } from '~/domain/time/cityTime';
import { timeOrDate } from '~/i18n/format';
import { messageBubbleClass } from './messageBubbleClass';

interface Props {
  message: AppealMessage;
  /** The subject of the appeal, if it is known. */
  subject?: string;
  now: Instant;
  timeZone: string;
}

/** One message as plain text, with its author and time. */
export const ChatMessage = ({ message: { at, text, isOwn: isMine, title }, subject, now, timeZone }: Props) => (
  <li className={messageBubbleClass(isMine)}>
    <p className="text-small text-muted">
      {isMine ? t`Вы` : t`Оператор`}
      {at !== undefined && `, ${timeOrDate(at, now, timeZone)}`}
    </p>
    {title && <p className="font-semibold">{title === true ? subject : title}</p>}
    <p className="whitespace-pre-wrap">{text}</p>
  </li>
);
