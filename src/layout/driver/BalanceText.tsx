import { t } from '@lingui/core/macro';
import { Icon } from '~/ui/Icon';

/** What the header's balance button shows. The first frame draws it too. */
export const BalanceText = ({ amount }: { amount: string }) => (
  <>
    {/* A page translator replaces text nodes. Another amount is drawn by a new one. */}
    <span key={amount} translate="no">
      {t`${amount} р`}
    </span>
    <Icon name="plus" size={18} className="hidden text-sign tablet:block" />
  </>
);
