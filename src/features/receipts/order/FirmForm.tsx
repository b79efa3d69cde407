import type { ReactNode } from 'react';
import { checkFirm, firmHints, firmPayer, type Payer } from '~/domain/payer';
import { useForm } from '~/ui/form/useForm';
import { payerAtoms } from './payer.form';
import { PayerField } from './PayerField';
import { firmLabel, payerMissing } from './payerText';

interface Props {
  onSend: (payer: Payer) => Promise<void>;
  /** The form's end: it is told what the form lacks. */
  end: (missing: string | undefined, isBusy: boolean) => ReactNode;
}

const digits = { inputMode: 'numeric', autoComplete: 'on', autoCorrect: 'off', spellCheck: false } as const;

/** The data of a legal entity (RCPT-09). */
export const FirmForm = ({ onSend, end }: Props) => {
  const form = useForm(payerAtoms.firm, checkFirm);
  const [fault] = Object.entries(checkFirm(form.values)) as [[keyof typeof form.values, NonNullable<ReturnType<typeof form.hiddenFault>>]?];
  const hints = firmHints(form.values);
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit((sent) => onSend(firmPayer(sent)))}>
      <PayerField form={form} name="name" label={firmLabel('name')} autoComplete="organization" />
      <div className="grid grid-cols-2 items-start gap-4">
        <PayerField form={form} name="inn" label={firmLabel('inn')} hint={hints.inn} {...digits} />
        <PayerField form={form} name="kpp" label={firmLabel('kpp')} {...digits} />
      </div>
      <PayerField form={form} name="ogrn" label={firmLabel('ogrn')} hint={hints.ogrn} {...digits} />
      <PayerField form={form} name="address" label={firmLabel('address')} autoComplete="street-address" enterKeyHint="send" />
      {end(fault && payerMissing(firmLabel(fault[0]), fault[1]), form.isBusy)}
    </form>
  );
};
