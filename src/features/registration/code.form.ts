import { codeFault } from '~/domain/confirmationCode';
import { formAtom } from '~/ui/form/formAtom';

export interface CodeValues {
  code: string;
}

export const emailCodeForm = formAtom<CodeValues>({ code: '' });
export const phoneCodeForm = formAtom<CodeValues>({ code: '' });

export const checkCode = ({ code }: CodeValues): { code?: 'RequiredField' | 'IncorrectCode' } => {
  const fault = codeFault(code);
  return fault ? { code: fault } : {};
};
