import { t } from '@lingui/core/macro';
import type { Receipt } from '~/domain/receipt';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { kindText } from './kindText';

/** Opens the paper. Its number is said as well, for who hears the buttons one after the other. */
export const OpenReceipt = ({ receipt }: { receipt: Receipt }) => (
  <Button look="secondary" onClick={() => openWindow({ name: 'receipt', receipt })}>
    {kindText(receipt.kind)}
    <span className="sr-only"> {t`№ ${receipt.number}`}</span>
  </Button>
);
