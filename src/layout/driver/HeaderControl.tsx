import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { openDialog, dialogsAtom } from '~/state/dialogs';
import { Dropdown } from './Dropdown';
import { headerButton } from './headerButton';
import type { PanelProps } from './PanelProps';

interface Props {
  /** The name of the sheet that a phone opens instead. */
  dialog: 'stays' | 'account';
  hasRoom: boolean;
  Panel: ComponentType<PanelProps>;
  children: ReactNode;
}

/** A button of the header that opens a dropdown if there is room. On a phone it opens a sheet that Back closes. */
export const HeaderControl = ({ dialog: name, hasRoom, Panel, children }: Props) => {
  const isOpen = useAtomValue(dialogsAtom).some((open) => open.name === name);
  return hasRoom ? (
    <Dropdown Panel={Panel}>{children}</Dropdown>
  ) : (
    <button
      type="button"
      className={headerButton}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => openDialog({ name })}
    >
      {children}
    </button>
  );
};
