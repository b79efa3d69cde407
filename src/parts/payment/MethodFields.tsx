import type { PaymentMethod } from '~/domain/paymentMethod';
import type { GuestPhoneFault } from '~/domain/phone';
import { OwnPhoneField } from '../driver/OwnPhoneField';
import type { MethodValues } from './method.form';
import { MethodField } from './MethodField';

interface Props {
  methods: readonly PaymentMethod[];
  /** The driver's own numbers. */
  phones: readonly string[];
  form: {
    values: MethodValues;
    touch: (name: 'phone') => void;
    fault: (name: keyof MethodValues) => string | undefined;
  };
  onChange: (values: Partial<MethodValues>) => void;
}

/** Through whom a driver pays, and a phone only where the method asks for one (PAY-05). */
export const MethodFields = ({ methods, phones, form: { values, touch, fault }, onChange }: Props) => (
  <>
    <MethodField
      methods={methods}
      value={values.methodId}
      onChange={(methodId) => onChange({ methodId })}
      isMissing={fault('methodId') !== undefined}
    />
    {methods.some(({ id, needsPhone }) => needsPhone && id === values.methodId) && (
      <OwnPhoneField
        phones={phones}
        value={values.phone}
        onChange={(phone) => onChange({ phone })}
        onBlur={() => touch('phone')}
        fault={fault('phone') as GuestPhoneFault | undefined}
      />
    )}
  </>
);
