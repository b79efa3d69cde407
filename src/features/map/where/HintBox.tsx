import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { IconButton } from '~/ui/IconButton';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** A hint above the pay button, which goes when it is no longer wanted. */
export const HintBox = ({ onClose, children }: Props) => (
  <div className="flex items-start gap-2 rounded-sheet border border-line bg-paper p-2 shadow-float">
    <div role="status" className="grid min-w-0 grow gap-2 self-center">
      {children}
    </div>
    <IconButton icon="close" label={t`Закрыть`} onClick={onClose} />
  </div>
);
