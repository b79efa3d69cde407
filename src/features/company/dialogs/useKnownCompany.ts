import { useState } from 'react';
import { useCompany } from '~/data/company/companyQuery';
import { isSameCompany, type Company } from '~/domain/company/company';

interface KnownCompany {
  company: Company | undefined;
  /** How often another company has come into the place of the one that the window was opened for. */
  companyRevision: number;
}

/** The company of a window. Where its login has expired, what is known of it stays until the next login, and with it what was typed. */
export const useKnownCompany = (): KnownCompany => {
  const { data } = useCompany();
  const [known, setKnown] = useState<KnownCompany>({ company: data, companyRevision: 0 });
  if (data && data !== known.company) {
    const isOtherCompany = known.company !== undefined && !isSameCompany(known.company, data);
    setKnown({ company: data, companyRevision: isOtherCompany ? known.companyRevision + 1 : known.companyRevision });
  }
  return known;
};
