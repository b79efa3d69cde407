import type { PaymentMethod } from '~/domain/money/paymentMethod';
import type { GuestPhoneError } from '~/domain/account/phone';
import { DriverPhoneField } from '../driver/DriverPhoneField';
import type { MethodValues } from './method.form';
import { MethodField } from './MethodField';

interface Props {
  methods: readonly PaymentMethod[];
  /** The driver's own numbers. */
  phones: readonly string[];
  form: {
    values: MethodValues;
    touch: (name: 'phone') => void;
    error: (name: keyof MethodValues) => string | undefined;
  };
  onChange: (values: Partial<MethodValues>) => void;
}

/** The payment method, and a phone only where the method needs one (PAY-05). */
export const MethodFields = ({ methods, phones, form: { values, touch, error }, onChange }: Props) => (
  <>
    <MethodField
      methods={methods}
      value={values.methodId}
      onChange={(methodId) => onChange({ methodId })}
      isMissing={error('methodId') !== undefined}
    />
    {methods.some(({ id, needsPhone }) => needsPhone && id === values.methodId) && (
      <DriverPhoneField
        phones={phones}
        value={values.phone}
        onChange={(phone) => onChange({ phone })}
        onBlur={() => touch('phone')}
        error={error('phone') as GuestPhoneError | undefined}
      />
    )}
  </>
);
