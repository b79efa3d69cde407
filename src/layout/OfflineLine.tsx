import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Icon } from '~/ui/Icon';

interface Props {
  /** What does not arrive, or what answers in place of the city. */
  state?: 'offline' | 'silent' | 'portal' | 'tiles';
  children?: ReactNode;
}

/** The bar without its data, which the first frame draws too. */
export const OfflineLine = ({ state = 'offline', children }: Props) => (
  <p
    role="status"
    className="flex items-center justify-center gap-2 border-b border-line bg-raised px-4 py-2 text-small font-semibold"
  >
    <Icon name="offline" size={18} />
    {stateText(state)}
    {children}
  </p>
);

const stateText = (state: Props['state']): string => {
  if (state === 'silent') return t`Город не отвечает`;
  if (state === 'portal') return t`Wi-Fi просит войти: откройте любой сайт в браузере`;
  return state === 'tiles' ? t`Улицы на карте не загрузились, остальное работает` : t`Нет сети`;
};
