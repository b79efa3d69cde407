import type { ComponentProps } from 'react';
import { PasswordField } from './PasswordField';

type FieldProps = Pick<ComponentProps<typeof PasswordField>, 'value' | 'onChange' | 'onBlur' | 'error'>;

interface Props {
  label: string;
  repeatLabel: string;
  hint: string;
  field: (name: 'password' | 'repeat') => FieldProps;
}

/** A new password and its repetition, at the end of a form. */
export const NewPasswordFields = ({ label, repeatLabel, hint, field }: Props) => (
  <>
    <PasswordField
      {...field('password')}
      label={label}
      hint={hint}
      name="password"
      autoComplete="new-password"
      enterKeyHint="next"
      required
    />
    <PasswordField
      {...field('repeat')}
      label={repeatLabel}
      name="repeat"
      autoComplete="new-password"
      enterKeyHint="done"
      required
    />
  </>
);
