import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cost } from '~/i18n/format';
import { focusIfLost } from '~/components/edit/focusIfLost';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  creditedSum: number;
  /** Offers what the money was for, if there is something. */
  offer?: ReactNode;
  onClose: () => void;
}

/** Shows that the money has arrived. */
export const TopUpCredited = ({ creditedSum, offer, onClose }: Props) => (
  <div ref={focusIfLost} className="grid gap-4">
    <Notice severity="good" title={t`Баланс пополнен на ${cost(creditedSum)}`} />
    {offer ?? (
      <Button isWide onClick={onClose}>
        {t`Готово`}
      </Button>
    )}
  </div>
);
