import { t } from '@lingui/core/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '~/ui/IconButton';
import { floatingPanelClass } from './floatingPanelClass';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** A hint above the buttons of the map that can be closed. */
export const HintBox = ({ onClose, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  // Among the rows of a list it may appear out of view.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} data-hint className={`flex scroll-my-2 items-start gap-2 p-2 ${floatingPanelClass}`}>
      <div role="status" className="grid min-w-0 grow gap-2 self-stretch overflow-y-auto [align-content:safe_center]">
        {children}
      </div>
      <IconButton icon="close" label={t`Закрыть`} onClick={onClose} />
    </div>
  );
};
