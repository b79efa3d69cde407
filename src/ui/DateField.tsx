import { t } from '@lingui/core/macro';
import { useRef, useState, type ReactNode } from 'react';
import { parseDateInput, completeDateInput, formatDateInput } from '~/domain/time/dateInput';
import { TextField } from './TextField';

interface Props {
  label: ReactNode;
  /** `2026-11-20`, or empty. */
  value: string;
  /** Called with a complete day, or with an empty string if there is none. */
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** The range of days that the calendar offers. */
  min?: string;
  max?: string;
  required?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** The text for an invalid day, if the catalogue of errors has its own. */
  noDayText?: ReactNode;
}

/**
 * A day. It is typed as DD/MM/YYYY (CONST-37), which works with every keyboard and screen reader and does not depend on
 * the device's own format. It may also be picked in the device's calendar. A text that is not a valid day stays in the
 * field and is reported as an error.
 */
export const DateField = ({
  value,
  onChange,
  onBlur,
  min,
  max,
  disabled = false,
  error,
  noDayText,
  hint,
  ...rest
}: Props) => {
  const calendar = useRef<HTMLInputElement>(null);
  const [seen, setSeen] = useState(value);
  const [text, setText] = useState(() => formatDateInput(value));
  const [isBlurred, setBlurred] = useState(true);
  if (seen !== value) {
    setSeen(value);
    // The value was changed elsewhere: by the calendar, or by another page of the history.
    if (value !== (parseDateInput(text) ?? '')) setText(formatDateInput(value));
  }
  const edit = (next: string): void => {
    setText(next);
    const day = parseDateInput(next) ?? '';
    if (day !== value) onChange(day);
  };
  const isNoDay = isBlurred && text !== '' && parseDateInput(text) === undefined;
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t`ДД/ММ/ГГГГ`}
      maxLength={40}
      disabled={disabled}
      value={text}
      onChange={edit}
      rewrite={completeDateInput}
      onFocus={() => setBlurred(false)}
      onBlur={() => {
        setBlurred(true);
        onBlur?.();
      }}
      hint={hint}
      error={isNoDay ? (noDayText ?? t`Такого дня нет. Напишите день, месяц и год: 20/11/2026`) : error}
      trailing={
        <span className="relative inline-flex">
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 opacity-0"
            min={min}
            max={max ?? '9999-12-31'}
            disabled={disabled}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <button
            type="button"
            aria-label={t`Открыть календарь`}
            title={t`Открыть календарь`}
            disabled={disabled}
            className="relative inline-flex size-tap shrink-0 items-center justify-center rounded-field text-sign active:bg-sign-soft disabled:text-muted"
            onClick={() => calendar.current?.showPicker()}
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
            </svg>
          </button>
        </span>
      }
    />
  );
};
