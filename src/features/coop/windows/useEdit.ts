import { useState } from 'react';
import type { CompanyDeed } from '~/domain/companyDeed';
import type { EditEnd } from '~/domain/editEnd';
import { editFailure } from '~/parts/edit/editEndText';
import { useTellEnd } from '~/parts/edit/useTellEnd';
import { coopFaultText } from '../coopWords';
import { useChangeCompany } from '../useChangeCompany';

/** What the company's lists have words of their own for: found on the list before anything was sent, or refused by the city. */
const withWords = (end: EditEnd): EditEnd => (typeof end === 'object' ? { ...end, message: coopFaultText(end.errorName) ?? end.message } : end);

/**
 * Sends a window's deed, and says how it ended: in place while the window is open, later in one of its own. A refusal that is about
 * a field goes there (`refuse` gives whether it did).
 */
export const useEdit = (onDone: () => void, refuse: (errorName: string) => boolean = () => false) => {
  const change = useChangeCompany();
  const tellEnd = useTellEnd();
  const [end, setEnd] = useState<EditEnd>();
  const send = async (deed: CompanyDeed): Promise<void> => {
    setEnd(undefined);
    const tell = tellEnd();
    const reached = withWords(await change(deed));
    tell(() => {
      if (reached === 'done') onDone();
      else if (typeof reached !== 'object' || !refuse(reached.errorName)) setEnd(reached);
    }, editFailure(reached));
  };
  return { end, send };
};
