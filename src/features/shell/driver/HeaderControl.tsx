import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { openWindow, windowsAtom } from '~/state/windows';
import { Dropdown } from './Dropdown';
import { headerButton } from './headerButton';
import type { PanelProps } from './PanelProps';

interface Props {
  /** The sheet that a phone opens instead, by its name. */
  window: 'stays' | 'account';
  hasRoom: boolean;
  Panel: ComponentType<PanelProps>;
  children: ReactNode;
}

/** A button of the header with something behind it: a dropdown where there is room, on a phone a sheet that Back closes. */
export const HeaderControl = ({ window: name, hasRoom, Panel, children }: Props) => {
  const isOpen = useAtomValue(windowsAtom).some((open) => open.name === name);
  return hasRoom ? (
    <Dropdown Panel={Panel}>{children}</Dropdown>
  ) : (
    <button type="button" className={headerButton} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => openWindow({ name })}>
      {children}
    </button>
  );
};
