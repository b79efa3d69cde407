import { useEffect, useEffectEvent } from 'react';
import type { FormAtom } from '~/ui/form/formAtom';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { checkCode, type CodeValues } from './code.form';

/** The form of a code; one that stands in the address is filled in, and waits for the tap. */
export const useCodeForm = (form: FormAtom<CodeValues>, given: string | undefined) => {
  const machine = useRefusableForm(form, checkCode);
  const fill = useEffectEvent((code: string): void => machine.set({ code }));
  useEffect(() => {
    if (given) fill(given);
  }, [given]);
  return machine;
};
