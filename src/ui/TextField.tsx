import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './Field';
import type { Rewrite } from './form/rewriteTyped';
import { useRewrite } from './form/useRewrite';
import { inputClass } from './inputClass';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'onChange' | 'value'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** For a field that rewrites what is typed, such as by a mask. */
  rewrite?: Rewrite;
  /** Shown inside the field at its end, such as a show-password button. */
  trailing?: ReactNode;
}

export const TextField = ({ label, hint, error, value, onChange, rewrite, trailing, ...rest }: Props) => {
  const typing = useRewrite(value, onChange, rewrite);
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="relative">
          <input {...rest} {...ids} {...typing} className={`${inputClass} ${trailing ? 'pr-14' : ''}`} />
          {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
        </div>
      )}
    </Field>
  );
};
