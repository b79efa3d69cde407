import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { sum } from '~/i18n/format';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  creditedSum: number;
  /** What the money was for, where it was for something. */
  offer?: ReactNode;
  onClose: () => void;
}

/** The money has come. */
export const TopUpCredited = ({ creditedSum, offer, onClose }: Props) => (
  <div className="grid gap-4">
    <Notice severity="good" title={t`Баланс пополнен на ${sum(creditedSum)}`} />
    {offer ?? (
      <Button isWide onClick={onClose}>
        {t`Готово`}
      </Button>
    )}
  </div>
);
