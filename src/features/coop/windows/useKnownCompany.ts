import { useState } from 'react';
import { useCompany } from '~/data/corp/companyQuery';
import { isSameCompany, type Company } from '~/domain/company';

interface Known {
  company: Company | undefined;
  /** How often another company has come into the place of the one that the window was opened for. */
  turn: number;
}

/** The company of a window. Where its login has expired, what is known of it stays until the next login, and with it what was typed. */
export const useKnownCompany = (): Known => {
  const { data } = useCompany();
  const [known, setKnown] = useState<Known>({ company: data, turn: 0 });
  if (data && data !== known.company) {
    const isOther = known.company !== undefined && !isSameCompany(known.company, data);
    setKnown({ company: data, turn: isOther ? known.turn + 1 : known.turn });
  }
  return known;
};
