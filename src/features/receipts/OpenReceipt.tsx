import { t } from '@lingui/core/macro';
import type { Receipt } from '~/domain/history/receipt';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { receiptKindText } from './receiptKindText';

/** Opens the document. The hidden text adds its number, because screen readers read the buttons one after another. */
export const OpenReceipt = ({ receipt }: { receipt: Receipt }) => (
  <Button variant="secondary" onClick={() => openDialog({ name: 'receipt', receipt })}>
    {receiptKindText(receipt.kind)}
    <span className="sr-only"> {t`№\u00a0${receipt.number}`}</span>
  </Button>
);
