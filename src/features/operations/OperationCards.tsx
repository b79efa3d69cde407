import type { HistoryLine } from '~/domain/history';
import { dateAndTime } from '~/i18n/format';
import { Amount } from './Amount';
import { OperationDetails } from './OperationDetails';
import { OperationStatusText } from './OperationStatusText';
import { typeText } from './operationText';

interface Props {
  lines: readonly HistoryLine[];
  timeZone: string;
}

/** The history on a phone: one card an operation. Those out of sight are not drawn. */
export const OperationCards = ({ lines, timeZone }: Props) => (
  <ul className="grid gap-2">
    {lines.map((line, index) => (
      <li
        // A list of the server that only grows at its end.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        className="rounded-sheet border border-line p-3 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="font-semibold">{typeText(line.type)}</h2>
          <span className="text-lead">
            <Amount line={line} />
          </span>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-muted">
          {line.at !== undefined && <span>{dateAndTime(line.at, timeZone)}</span>}
          <OperationStatusText status={line.status} />
        </div>
        <div className="mt-1 text-small">
          <OperationDetails line={line} timeZone={timeZone} />
        </div>
      </li>
    ))}
  </ul>
);
