import { useQueryClient } from '@tanstack/react-query';
import { editCompany } from '~/data/company/editCompany';
import type { CompanyEdit } from '~/domain/company/companyEdit';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { hasJustExpired } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';

/** Does one thing with the lists of the company that is signed in. Where its login has expired, the way back to it is shown once more. */
export const useEditCompany = (): ((edit: CompanyEdit) => Promise<EditOutcome>) => {
  const client = useQueryClient();
  return async (edit) => {
    const outcome = await editCompany(client, edit);
    if (outcome === 'expired' && hasJustExpired('coop')) openDialog({ name: 'tokenExpired' });
    return outcome;
  };
};
