import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { openDialog, dialogsAtom } from '~/state/dialogs';
import { Dropdown } from './Dropdown';
import { headerButton } from './headerButton';
import type { PanelProps } from './PanelProps';

interface Props {
  /** The name of the sheet that a phone opens instead. */
  dialog: 'balance' | 'stays' | 'account';
  /** The accessible name, if the content alone does not say it. */
  label?: string;
  hasRoom: boolean;
  Panel: ComponentType<PanelProps>;
  children: ReactNode;
}

/** A button of the header that opens a dropdown if there is room. On a phone it opens a sheet that Back closes. */
export const HeaderControl = ({ dialog: name, label, hasRoom, Panel, children }: Props) => {
  const isOpen = useAtomValue(dialogsAtom).some((open) => open.name === name);
  return hasRoom ? (
    <Dropdown label={label} Panel={Panel}>
      {children}
    </Dropdown>
  ) : (
    <button
      type="button"
      className={headerButton}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => openDialog({ name })}
    >
      {children}
    </button>
  );
};
