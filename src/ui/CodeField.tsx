import { useEffect, useRef, type ReactNode } from 'react';
import { cleanCode } from '~/domain/account/confirmationCode';
import { TextField } from './TextField';

interface Props {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  onChange: (code: string) => void;
  /** The page has no other purpose, so the field has the focus from the start. */
  isFirst?: boolean;
}

/**
 * A code that arrived by message or call. The phone may fill it in, and separators between its characters are dropped.
 */
export const CodeField = ({ isFirst = false, ...rest }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) box.current?.querySelector('input')?.focus();
  }, [isFirst]);
  return (
    <div ref={box}>
      <TextField
        {...rest}
        rewrite={cleanCode}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
      />
    </div>
  );
};
