import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { Outcome } from '~/api/outcome';
import { sendReceiptTo } from '~/data/receipts/sendReceiptTo';
import { checkReceiptEmail, type ReceiptEmailFault } from '~/domain/receipt';
import { visible } from '~/domain/visible';
import { errorText } from '~/i18n/errorText';
import { isOnlineAtom } from '~/state/network';
import type { SignIn } from '~/state/signIn';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';

interface Values {
  email: string;
}

const check = ({ email }: Values): { email?: ReceiptEmailFault } => {
  const fault = checkReceiptEmail(email);
  return fault ? { email: fault } : {};
};

/** To the letter of document 1, section 5. */
const faultText = (fault: ReceiptEmailFault | undefined): string | undefined => {
  switch (fault) {
    case undefined:
      return undefined;
    case 'RequiredField':
      return t`Необходимо заполнить`;
    case 'TooLong':
      return t`Длинна не более 50 символов`;
    case 'BadFormat':
      return t`Неверный формат адреса`;
  }
};

const endText = (outcome: Outcome<unknown>): string => {
  switch (outcome.kind) {
    case 'refused':
      return errorText(outcome.errorName, outcome.message);
    case 'busy':
      return t`Город занят. Попробуйте через минуту.`;
    default:
      return t`Отправить не удалось. Проверьте сеть и попробуйте ещё раз.`;
  }
};

interface Props {
  number: string;
  signIn: SignIn;
  /** The driver's own address. */
  initial: string | undefined;
  onSent: (email: string) => void;
}

/** The city sends the paper to an e-mail address. */
export const SendReceiptForm = ({ number, signIn, initial = '', onSent }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const [own] = useState(initial);
  const form = useForm<Values, ReceiptEmailFault>(
    useMemo(() => formAtom<Values>({ email: own }), [own]),
    check,
  );
  const [fault, setFault] = useState<string>();
  const send = async ({ email }: Values): Promise<void> => {
    setFault(undefined);
    const outcome = await sendReceiptTo(signIn, number, email);
    if (outcome.kind === 'ok') onSent(visible(email));
    else if (outcome.kind !== 'expired') setFault(endText(outcome));
  };
  return (
    <form noValidate className="grid gap-3 border-t border-line pt-4" onSubmit={form.submit(send)}>
      <TextField
        label={t`Отправить на почту`}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
        value={form.values.email}
        onChange={(email) => form.set({ email })}
        // A button that cannot be pressed says nothing of why: the field does, once it is left (VAL-39).
        onBlur={() => form.touch('email')}
        // What is wrong with the driver's own address is said before anything is typed.
        fault={faultText(own !== '' && form.values.email === own ? form.hiddenFault('email') : form.fault('email'))}
      />
      {fault !== undefined && <Notice mood="warning">{fault}</Notice>}
      <Button type="submit" look="secondary" isWide isBusy={form.isBusy} disabled={!isOnline || !form.isValid}>
        {isOnline ? t`Отправить` : t`Для отправки нужна сеть`}
      </Button>
    </form>
  );
};
