import { useState } from 'react';
import type { CompanyEdit } from '~/domain/company/companyEdit';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { editFailure } from '~/components/edit/editOutcomeText';
import { useNotifyOutcome } from '~/components/edit/useNotifyOutcome';
import { companyErrorText } from '../companyErrorText';
import { useEditCompany } from '../useEditCompany';

/**
 * Adds the message of the company's lists, if they have one for this error. The app may have found the error in the
 * list, or the city refused. For a wrong format they have only one about phones.
 */
const withMessage = (outcome: EditOutcome, edit: CompanyEdit): EditOutcome => {
  if (typeof outcome !== 'object') return outcome;
  const isAboutPhone = edit.kind === 'addDriver' || edit.kind === 'editDriver';
  if (outcome.errorName === 'InvalidFormat' && !isAboutPhone) return outcome;
  return { ...outcome, message: companyErrorText(outcome.errorName) ?? outcome.message };
};

/**
 * Sends the edits of a dialog, each after the success of the one before, and shows the outcome: in place while the
 * dialog is open, later in a separate dialog. A refusal about a field is shown at that field: `showFieldError` returns
 * true if it did so. `uncertainEdit` is the last one that may be done, although its outcome was not a success.
 */
export const useSendCompanyEdit = (
  onDone: () => void,
  showFieldError: (errorName: string) => boolean = () => false,
) => {
  const editCompany = useEditCompany();
  const notifyOutcome = useNotifyOutcome();
  const [outcome, setOutcome] = useState<EditOutcome>();
  const [uncertainEdit, setUncertainEdit] = useState<CompanyEdit>();
  const send = async (...edits: readonly CompanyEdit[]): Promise<void> => {
    setOutcome(undefined);
    const notify = notifyOutcome();
    let result: EditOutcome = 'done';
    for (const edit of edits) {
      if (result !== 'done') break;
      result = withMessage(await editCompany(edit), edit);
      if (result === 'unknown' || result === 'notDone' || result === 'partlyDone') setUncertainEdit(edit);
    }
    notify(() => {
      if (result === 'done') onDone();
      else if (typeof result !== 'object' || !showFieldError(result.errorName)) setOutcome(result);
    }, editFailure(result));
  };
  return { outcome, send, uncertainEdit };
};
