import type { ReactNode } from 'react';
import { cleanCode } from '~/domain/confirmationCode';
import { TextField } from './TextField';

interface Props {
  label: string;
  hint?: ReactNode;
  fault?: ReactNode;
  value: string;
  onChange: (code: string) => void;
  autoFocus?: boolean;
}

/** A code that came by message or call: the phone may fill it in, and what stands between its characters is dropped. */
export const CodeField = ({ onChange, ...rest }: Props) => (
  <TextField
    {...rest}
    onChange={(typed) => onChange(cleanCode(typed))}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    enterKeyHint="done"
  />
);
