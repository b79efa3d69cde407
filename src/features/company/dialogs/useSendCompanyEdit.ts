import { useState } from 'react';
import type { CompanyEdit } from '~/domain/company/companyEdit';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { editFailure } from '~/components/edit/editOutcomeText';
import { useNotifyOutcome } from '~/components/edit/useNotifyOutcome';
import { companyErrorText } from '../companyErrorText';
import { useEditCompany } from '../useEditCompany';

/** What the company's lists have words of their own for: found on the list before anything was sent, or refused by the city. */
const withMessage = (outcome: EditOutcome): EditOutcome =>
  typeof outcome === 'object'
    ? { ...outcome, message: companyErrorText(outcome.errorName) ?? outcome.message }
    : outcome;

/**
 * Sends a window's deed, and says how it ended: in place while the window is open, later in one of its own. A refusal that is about
 * a field goes there (`refuse` gives whether it did).
 */
export const useSendCompanyEdit = (
  onDone: () => void,
  showFieldError: (errorName: string) => boolean = () => false,
) => {
  const editCompany = useEditCompany();
  const notifyOutcome = useNotifyOutcome();
  const [outcome, setOutcome] = useState<EditOutcome>();
  const send = async (edit: CompanyEdit): Promise<void> => {
    setOutcome(undefined);
    const notify = notifyOutcome();
    const result = withMessage(await editCompany(edit));
    notify(() => {
      if (result === 'done') onDone();
      else if (typeof result !== 'object' || !showFieldError(result.errorName)) setOutcome(result);
    }, editFailure(result));
  };
  return { outcome, send };
};
