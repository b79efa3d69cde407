import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { maskPhone } from '~/domain/account/phone';
import { PhoneField } from '../payment/PhoneField';

interface Props extends ComponentProps<typeof PhoneField> {
  /** The driver's own numbers. */
  phones: readonly string[];
}

/** The phone field of a driver's payment: offers the driver's own numbers and accepts any other (PAY-06). */
export const DriverPhoneField = ({ phones, ...field }: Props) => {
  const masked = phones.map(maskPhone);
  // A single number is not offered once the field contains it.
  const isOffered = masked.length > 1 || masked.some((phone) => phone !== field.value);
  return (
    <div className="grid gap-2">
      <PhoneField {...field} />
      {isOffered && (
        <ul className="flex flex-wrap gap-2" aria-label={t`Ваши телефоны`}>
          {masked.map((phone) => (
            <li key={phone}>
              <button
                type="button"
                aria-pressed={phone === field.value}
                className="min-h-12 choosable px-3 "
                onClick={() => field.onChange(phone)}
              >
                {phone}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
