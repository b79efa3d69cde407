import type { InputHTMLAttributes } from 'react';
import type { PayerError, PayerHint } from '~/domain/history/payer';
import { TextField } from '~/ui/TextField';
import type { Form } from '~/ui/form/useForm';
import { payerErrorText, payerHintText } from './payerText';

interface Props<Values extends object> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'form' | 'id' | 'onChange' | 'value' | 'name'
> {
  form: Form<Values, PayerError>;
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
      onChange={(input) => form.set({ [name]: input } as Partial<Values>)}
      onBlur={() => form.blur(name)}
      hint={payerHintText(hint)}
      error={payerErrorText(form.error(name))}
    />
  );
};
