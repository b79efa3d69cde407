import { t } from '@lingui/core/macro';
import { Icon } from '~/ui/Icon';

/** What the header's balance button shows. The first frame draws it too. */
export const BalanceText = ({ amount }: { amount: string }) => (
  <>
    {t`${amount} р`}
    <Icon name="plus" size={18} className="hidden text-sign tablet:block" />
  </>
);
