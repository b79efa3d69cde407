import { t } from '@lingui/core/macro';
import type { AppealMessage } from '~/domain/appeal';
import type { Instant } from '~/domain/cityTime';
import { timeOrDate } from '~/i18n/format';
import { bubble } from './bubble';

interface Props {
  message: AppealMessage;
  now: Instant;
  timeZone: string;
}

/** One message: who wrote it and when, and its words as text. */
export const Message = ({ message: { at, text, isOwn, title }, now, timeZone }: Props) => (
  <li className={bubble(isOwn)}>
    <p className="text-small text-muted">
      {isOwn ? t`Вы` : t`Оператор`}
      {at !== undefined && `, ${timeOrDate(at, now, timeZone)}`}
    </p>
    {title && <p className="font-semibold">{title}</p>}
    <p className="whitespace-pre-wrap">{text}</p>
  </li>
);
