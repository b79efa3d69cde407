import { t } from '@lingui/core/macro';
import type { Receipt } from '~/domain/receipt';

/** What such a paper is called (RLIST-01). */
export const kindText = (kind: Receipt['kind']): string => (kind === 'invoice' ? t`Счёт` : t`Квитанция`);
