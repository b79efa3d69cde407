import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { RemovePanel } from '~/components/edit/RemovePanel';
import { Button } from '~/ui/Button';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { ModalDialog } from '~/ui/ModalDialog';

/** With a mouse and a keyboard one can type at once. On a phone the keyboard would cover the form. */
const focusFirstField = (form: HTMLElement | null): void => {
  if (matchMedia('(hover: hover) and (pointer: fine)').matches)
    form?.querySelector<HTMLElement>('input:not([type=checkbox])')?.focus();
};

interface Props {
  title: string;
  onClose: () => void;
  /** The action that removes the row, with its question and label; undefined for a new row. */
  removal?: { question: string; label: string; hint?: ReactNode; remove: () => Promise<EditOutcome> };
  /** True if the row has disappeared from the list in the meantime. */
  isRemoved: boolean;
  children: ReactNode;
}

/** Dialog for one row of a list: its form and the question before removal. Typed values survive the question. */
export const EditRowDialog = ({ title, onClose, removal, isRemoved, children }: Props) => {
  const [isRemoving, setRemoving] = useState(false);
  const box = useFocusOnChange(isRemoving ? 'remove' : 'form');
  return (
    <ModalDialog title={title} onClose={onClose}>
      <div ref={box}>
        {isRemoved && <p className="text-lead">{t`Этой записи в списке больше нет.`}</p>}
        {!isRemoved && isRemoving && removal && (
          <RemovePanel
            question={removal.question}
            label={removal.label}
            remove={removal.remove}
            onRemoved={onClose}
            onBack={() => setRemoving(false)}
          >
            {removal.hint}
          </RemovePanel>
        )}
        {!isRemoved && (
          <div className="grid grid-cols-1 gap-4" hidden={isRemoving}>
            <div ref={focusFirstField}>{children}</div>
            {removal && (
              <Button variant="quiet" isWide onClick={() => setRemoving(true)}>
                <span className="text-over">{removal.label}</span>
              </Button>
            )}
          </div>
        )}
      </div>
    </ModalDialog>
  );
};
