import { useState } from 'react';
import type { CompanyEdit } from '~/domain/company/companyEdit';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { usePendingAction } from '~/ui/usePendingAction';
import { useEditCompany } from '../useEditCompany';

/** Switches rows on and off in the list, one at a time. Returns the busy row and the last outcome. */
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
