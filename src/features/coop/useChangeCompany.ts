import { useQueryClient } from '@tanstack/react-query';
import { changeCompany } from '~/data/corp/changeCompany';
import type { CompanyDeed } from '~/domain/companyDeed';
import type { EditEnd } from '~/domain/editEnd';
import { hasJustExpired } from '~/state/signIn';
import { openWindow } from '~/state/windows';

/** Does one thing with the lists of the company that is signed in. Where its login has expired, the way back to it is shown once more. */
export const useChangeCompany = (): ((deed: CompanyDeed) => Promise<EditEnd>) => {
  const client = useQueryClient();
  return async (deed) => {
    const end = await changeCompany(client, deed);
    if (end === 'expired' && hasJustExpired('coop')) openWindow({ name: 'tokenExpired' });
    return end;
  };
};
