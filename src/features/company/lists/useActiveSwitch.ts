import { useState } from 'react';
import type { CompanyEdit } from '~/domain/company/companyEdit';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { usePendingAction } from '~/ui/usePendingAction';
import { useEditCompany } from '../useEditCompany';

/** Switching rows on and off from the list: one at a time; which one is under way, and how the last one ended. */
export const useActiveSwitch = () => {
  const change = useEditCompany();
  const [pendingKey, setPendingKey] = useState<string>();
  const [outcome, setOutcome] = useState<EditOutcome>();
  const [isBusy, toggleState] = usePendingAction(async (key: string, edit: CompanyEdit) => {
    setPendingKey(key);
    setOutcome(undefined);
    setOutcome(await change(edit));
  });
  return { busyKey: isBusy ? pendingKey : undefined, outcome, toggleState };
};
