import { t } from '@lingui/core/macro';
import { sum } from '~/i18n/format';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

/** The money has come. */
export const Credited = ({ credited, onClose }: { credited: number; onClose: () => void }) => (
  <div className="grid gap-4">
    <Notice mood="good" title={t`Баланс пополнен на ${sum(credited)}`} />
    <Button isWide onClick={onClose}>
      {t`Готово`}
    </Button>
  </div>
);
