import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Icon } from '~/ui/Icon';

/** The bar without its data, which the first frame draws too. */
export const OfflineLine = ({ isPortal = false, children }: { isPortal?: boolean; children?: ReactNode }) => (
  <p
    role="status"
    className="flex items-center justify-center gap-2 border-b border-line bg-raised px-4 py-2 text-small font-semibold"
  >
    <Icon name="offline" size={18} />
    {isPortal ? t`Wi-Fi просит войти: откройте любой сайт в браузере` : t`Нет сети`}
    {children}
  </p>
);
