import { t } from '@lingui/core/macro';
import { maskPhone, type GuestPhoneError } from '~/domain/account/phone';
import { TextField } from '~/ui/TextField';

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

/** A phone field with the mask +7 (999) 999 - 99 - 99. */
export const PhoneField = ({ value, onChange, onBlur, error, refusal, hint }: Props) => (
  <TextField
    label={t`Телефон`}
    hint={hint}
    error={error ? phoneErrorText(error) : refusal}
    type="tel"
    name="phone"
    inputMode="tel"
    autoComplete="tel"
    enterKeyHint="done"
    placeholder="+7 (999) 999 - 99 - 99"
    value={value}
    onBlur={onBlur}
    onChange={onChange}
    rewrite={maskPhone}
  />
);
