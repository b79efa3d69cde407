import type { InputHTMLAttributes } from 'react';
import type { PayerFault, PayerHint } from '~/domain/payer';
import { TextField } from '~/ui/TextField';
import type { Form } from '~/ui/form/useForm';
import { payerFaultText, payerHintText } from './payerText';

interface Props<Values extends object> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'form' | 'id' | 'onChange' | 'value' | 'name'
> {
  form: Form<Values, PayerFault>;
  name: keyof Values & string;
  label: string;
  hint?: PayerHint;
}

/** One text of a payer. A field that is left empty on the way is not a fault yet: the button says what it waits for. */
export const PayerField = <Values extends object>({ form, name, label, hint, ...rest }: Props<Values>) => {
  const value = String(form.values[name]);
  return (
    <TextField
      required
      enterKeyHint="next"
      {...rest}
      name={`payer-${name}`}
      label={label}
      value={value}
      onChange={(typed) => form.set({ [name]: typed } as Partial<Values>)}
      onBlur={() => form.leave(name)}
      hint={payerHintText(hint)}
      fault={payerFaultText(form.fault(name))}
    />
  );
};
