import { useQueryClient } from '@tanstack/react-query';
import { editCompany } from '~/data/company/editCompany';
import { editedRow, type CompanyEdit } from '~/domain/company/companyEdit';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { hasJustExpired } from '~/state/session/signIn';
import { showChangedRow } from '~/state/changedRow';
import { openDialog } from '~/state/dialogs';
import { store } from '~/state/store';
import { editDoneAtom, editDoneText } from './editDone';

/**
 * Returns a function that sends one edit of the signed-in company's lists. If the login has expired, the function opens
 * the dialog for it again. After a success the list says so and shows the row of the edit.
 */
export const useEditCompany = (): ((edit: CompanyEdit) => Promise<EditOutcome>) => {
  const client = useQueryClient();
  return async (edit) => {
    const outcome = await editCompany(client, edit);
    if (outcome === 'expired' && hasJustExpired('coop')) openDialog({ name: 'tokenExpired' });
    if (outcome !== 'done') return outcome;
    store.set(editDoneAtom, { text: editDoneText(edit) });
    const row = editedRow(edit);
    if (row !== undefined) showChangedRow(row);
    return outcome;
  };
};
