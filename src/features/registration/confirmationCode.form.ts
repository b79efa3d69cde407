import { atom } from 'jotai';
import { codeError } from '~/domain/account/confirmationCode';
import { formAtom } from '~/ui/form/formAtom';

export interface ConfirmationCodeValues {
  code: string;
}

export const emailCodeForm = formAtom<ConfirmationCodeValues>({ code: '' });
export const phoneCodeForm = formAtom<ConfirmationCodeValues>({ code: '' });

/** True while another phone is being typed. It survives a change of language. */
export const changingPhoneAtom = atom(false);
export const changePhoneForm = formAtom<{ phone: string }>({ phone: '' });

export const checkConfirmationCode = ({
  code,
}: ConfirmationCodeValues): { code?: 'RequiredField' | 'IncorrectCode' } => {
  const error = codeError(code);
  return error ? { code: error } : {};
};
