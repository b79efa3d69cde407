import type { ReactNode } from 'react';
import { Field } from './Field';
import { inputClass } from './inputClass';

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface Props<Value extends string> {
  label: ReactNode;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A choice of many options: the device's own list, which works with every keyboard and screen reader. */
export const SelectField = <Value extends string>({ label, options, value, onChange, hint, error }: Props<Value>) => (
  <Field label={label} hint={hint} error={error}>
    {(ids) => (
      <select
        {...ids}
        className={`${inputClass} text-ellipsis`}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
