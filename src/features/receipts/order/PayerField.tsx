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

/** One text field of a payer. An empty field is not an error on blur: the button shows what is missing. */
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
