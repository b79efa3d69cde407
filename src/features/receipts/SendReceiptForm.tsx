import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { Outcome } from '~/api/outcome';
import { sendReceiptTo } from '~/data/receipts/sendReceiptTo';
import { checkReceiptEmail, type ReceiptEmailError } from '~/domain/history/receipt';
import { visibleText } from '~/domain/content/visibleText';
import { errorText } from '~/i18n/errorText';
import { isOnlineAtom } from '~/platform/network';
import type { SignIn } from '~/state/session/signIn';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { Notice } from '~/ui/Notice';
import { EmailField } from '~/ui/EmailField';

interface Values {
  email: string;
}

const checkValues = ({ email }: Values): { email?: ReceiptEmailError } => {
  const error = checkReceiptEmail(email);
  return error ? { email: error } : {};
};

/** These texts are specified verbatim. */
const receiptEmailErrorText = (error: ReceiptEmailError | undefined): string | undefined => {
  switch (error) {
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

const sendOutcomeText = (outcome: Outcome<unknown>): string => {
  switch (outcome.kind) {
    case 'refused':
      return errorText(outcome.errorName, outcome.message);
    case 'busy':
      return t`Сервер занят. Попробуйте через минуту.`;
    case 'offline':
      return t`Отправить не удалось. Проверьте сеть и попробуйте ещё раз.`;
    default:
      return t`Отправить не удалось. Попробуйте ещё раз.`;
  }
};

interface Props {
  number: string;
  signIn: SignIn;
  /** The driver's own e-mail address. */
  initial: string | undefined;
  onSent: (email: string) => void;
}

/** Makes the city send the document to an e-mail address. */
export const SendReceiptForm = ({ number, signIn, initial = '', onSent }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const [initialEmail] = useState(initial);
  const form = useForm<Values, ReceiptEmailError>(
    useMemo(() => formAtom<Values>({ email: initialEmail }), [initialEmail]),
    checkValues,
  );
  const [error, setError] = useState<string>();
  const send = async ({ email }: Values): Promise<void> => {
    setError(undefined);
    const outcome = await sendReceiptTo(signIn, number, email);
    if (outcome.kind === 'ok') onSent(visibleText(email));
    else if (outcome.kind !== 'expired') setError(sendOutcomeText(outcome));
  };
  return (
    <form noValidate className="grid gap-3 border-t border-line pt-4" onSubmit={form.submit(send)}>
      <EmailField
        label={t`Отправить на почту`}
        enterKeyHint="send"
        value={form.values.email}
        onChange={(email) => form.set({ email })}
        // A disabled button gives no reason, so the field shows its error after blur (VAL-39).
        onBlur={() => form.touch('email')}
        // An error in the driver's own address is shown before anything is typed.
        error={receiptEmailErrorText(
          initialEmail !== '' && form.values.email === initialEmail ? form.currentError('email') : form.error('email'),
        )}
      />
      {error !== undefined && <Notice severity="warning">{error}</Notice>}
      <Button type="submit" variant="secondary" isWide isBusy={form.isBusy} disabled={!isOnline || !form.isValid}>
        {isOnline ? t`Отправить` : t`Для отправки нужна сеть`}
      </Button>
    </form>
  );
};
