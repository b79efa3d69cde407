import { useQueryClient } from '@tanstack/react-query';
import { editCompany } from '~/data/company/editCompany';
import type { CompanyEdit } from '~/domain/company/companyEdit';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { hasJustExpired } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';

/**
 * Returns a function that sends one edit of the signed-in company's lists. If the login has expired, the function opens
 * the dialog for it again.
 */
export const useEditCompany = (): ((edit: CompanyEdit) => Promise<EditOutcome>) => {
  const client = useQueryClient();
  return async (edit) => {
    const outcome = await editCompany(client, edit);
    if (outcome === 'expired' && hasJustExpired('coop')) openDialog({ name: 'tokenExpired' });
    return outcome;
  };
};
