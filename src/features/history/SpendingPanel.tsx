import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { Icon } from '~/ui/Icon';
import { lazyPart } from '~/ui/lazyPart';
import type { SpendingProps } from './charts/SpendingProps';

const SpendingCharts = lazyPart(
  () => import('./charts/SpendingCharts').then(({ SpendingCharts }) => SpendingCharts),
  () => <div className="h-40 rounded-sheet bg-raised" />,
);

/** Charts above the list, loaded when they are opened. */
export const SpendingPanel = (props: SpendingProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="rounded-field border-2 border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-12 w-full items-center justify-between gap-2 rounded-field px-3 text-left font-semibold text-sign"
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t`Статистика`}</span>
        <Icon name="down" className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id={id} hidden={!isOpen} className="px-3 pt-1 pb-3">
        {isOpen && <SpendingCharts {...props} />}
      </div>
    </div>
  );
};
