import { t } from '@lingui/core/macro';
import type { Receipt } from '~/domain/history/receipt';

/** Returns the name of a document (RLIST-01). */
export const receiptKindText = (kind: Receipt['kind']): string => (kind === 'invoice' ? t`Счёт` : t`Квитанция`);
