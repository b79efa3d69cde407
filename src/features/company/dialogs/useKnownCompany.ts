import { useState } from 'react';
import { useCompany } from '~/data/company/companyQuery';
import { isSameCompany, type Company } from '~/domain/company/company';

interface KnownCompany {
  company: Company | undefined;
  /** How many times another company has replaced the one that the dialog was opened for. */
  companyRevision: number;
}

/**
 * Returns the company of a dialog. If its login has expired, the last known company stays until the next login, and
 * with it the typed values.
 */
export const useKnownCompany = (): KnownCompany => {
  const { data } = useCompany();
  const [known, setKnown] = useState<KnownCompany>({ company: data, companyRevision: 0 });
  if (data && data !== known.company) {
    const isOtherCompany = known.company !== undefined && !isSameCompany(known.company, data);
    setKnown({ company: data, companyRevision: isOtherCompany ? known.companyRevision + 1 : known.companyRevision });
  }
  return known;
};
