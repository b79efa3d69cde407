import { useQueryClient } from '@tanstack/react-query';
import { changeCompany } from '~/data/corp/changeCompany';
import type { CompanyDeed } from '~/domain/companyDeed';
import type { EditEnd } from '~/domain/editEnd';

/** Does one thing with the lists of the company that is signed in. */
export const useChangeCompany = (): ((deed: CompanyDeed) => Promise<EditEnd>) => {
  const client = useQueryClient();
  return (deed) => changeCompany(client, deed);
};
