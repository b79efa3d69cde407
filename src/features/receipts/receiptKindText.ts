import { t } from '@lingui/core/macro';
import type { Receipt } from '~/domain/history/receipt';

/** What such a paper is called (RLIST-01). */
export const receiptKindText = (kind: Receipt['kind']): string => (kind === 'invoice' ? t`Счёт` : t`Квитанция`);
