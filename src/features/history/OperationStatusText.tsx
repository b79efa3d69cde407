import type { OperationStatus } from '~/domain/history/operation';
import { statusText } from './operationText';

const colours: Record<OperationStatus, string> = {
  done: 'text-muted',
  cancel: 'text-muted',
  error: 'text-muted',
  waiting: 'text-ending',
  unknown: 'text-ending',
};

/** The status of an operation; nothing if the city does not send one. */
export const OperationStatusText = ({ status }: { status: OperationStatus | undefined }) =>
  status && (
    <span className={`text-small ${status === 'done' ? '' : 'font-semibold'} ${colours[status]}`}>
      {statusText(status)}
    </span>
  );
