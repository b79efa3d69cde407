import { atom } from 'jotai';
import { codeFault } from '~/domain/confirmationCode';
import { formAtom } from '~/ui/form/formAtom';

export interface CodeValues {
  code: string;
}

export const emailCodeForm = formAtom<CodeValues>({ code: '' });
export const phoneCodeForm = formAtom<CodeValues>({ code: '' });

/** Another phone is being typed, or was when the language was changed. */
export const changingPhoneAtom = atom(false);
export const changePhoneForm = formAtom<{ phone: string }>({ phone: '' });

export const checkCode = ({ code }: CodeValues): { code?: 'RequiredField' | 'IncorrectCode' } => {
  const fault = codeFault(code);
  return fault ? { code: fault } : {};
};
