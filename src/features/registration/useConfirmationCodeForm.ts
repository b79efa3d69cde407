import { useEffect, useEffectEvent } from 'react';
import type { FormAtom } from '~/ui/form/formAtom';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { checkConfirmationCode, type ConfirmationCodeValues } from './confirmationCode.form';

/** The form of a code. A code in the address is filled in and waits for the tap. */
export const useConfirmationCodeForm = (form: FormAtom<ConfirmationCodeValues>, initialCode: string | undefined) => {
  const codeForm = useFormWithServerErrors(form, checkConfirmationCode);
  const fill = useEffectEvent((code: string): void => codeForm.set({ code }));
  useEffect(() => {
    if (initialCode) fill(initialCode);
  }, [initialCode]);
  return codeForm;
};
