import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef } from 'react';
import { maskPhone, type GuestPhoneError } from '~/domain/account/phone';
import { Field } from '~/ui/Field';
import { inputClass } from '~/ui/inputClass';

interface Props {
  value: string;
  onChange: (phone: string) => void;
  onBlur: () => void;
  error?: GuestPhoneError;
  /** The city's refusal of this number, as text. */
  refusal?: string;
  hint?: string;
}

const phoneErrorText = (error: GuestPhoneError): string => {
  switch (error) {
    case 'PhoneEmpty':
      return t`Введите телефон`;
    case 'PhoneShort':
      return t`Нужно 11 цифр`;
    case 'InvalidFormat':
      return t`Номер начинается с +7, 7 или 8, и в нём 11 цифр`;
  }
};

const digitsBefore = (text: string, at: number): number => text.slice(0, at).replace(/\D/g, '').length;

/** A single pass, because pasted text may be long. */
const behindDigits = (text: string, count: number): number => {
  let at = 0;
  for (let remaining = count; remaining > 0 && at < text.length; at += 1)
    if (/\d/.test(text.charAt(at))) remaining -= 1;
  return at;
};

/** A phone field with the mask +7 (999) 999 - 99 - 99. The caret stays behind the same digit. */
export const PhoneField = ({ value, onChange, onBlur, error, refusal, hint }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const caretDigits = useRef<number | undefined>(undefined);

  useLayoutEffect(() => {
    const caretAfter = caretDigits.current;
    caretDigits.current = undefined;
    if (caretAfter === undefined || document.activeElement !== input.current) return;
    const at = behindDigits(value, caretAfter);
    input.current?.setSelectionRange(at, at);
  }, [value]);

  return (
    <Field label={t`Телефон`} hint={hint} error={error ? phoneErrorText(error) : refusal}>
      {(ids) => (
        <input
          {...ids}
          ref={input}
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="done"
          className={inputClass}
          placeholder="+7 (999) 999 - 99 - 99"
          value={value}
          onBlur={onBlur}
          onChange={({ target }) => {
            const at = target.selectionStart ?? target.value.length;
            const masked = maskPhone(target.value);
            // The mask may insert a 7 before the typed digits.
            const added = masked.replace(/\D/g, '').length - target.value.replace(/\D/g, '').length;
            caretDigits.current =
              at === target.value.length
                ? Number.POSITIVE_INFINITY
                : digitsBefore(target.value, at) + Math.max(0, added);
            onChange(masked);
          }}
        />
      )}
    </Field>
  );
};
