import { t } from '@lingui/core/macro';
import { maskPhone, type GuestPhoneFault } from '~/domain/phone';
import { emailRefusal, phoneRefusal } from '~/data/registration/isFree';
import { PhoneField } from '~/parts/payment/PhoneField';
import { TextField } from '~/ui/TextField';
import type { useRegistrationForm } from './useRegistrationForm';
import { faultText, isPassing } from './refusalText';

const phoneFaults: readonly string[] = ['PhoneEmpty', 'PhoneShort', 'InvalidFormat'] satisfies GuestPhoneFault[];
const isPhoneFault = (fault: string | undefined): fault is GuestPhoneFault => fault !== undefined && phoneFaults.includes(fault);

/** Who registers: names, e-mail, phone. The last two are looked up at the city as soon as they are whole. */
export const PersonFields = ({ form }: { form: ReturnType<typeof useRegistrationForm> }) => {
  const { values } = form;
  /** A field that is left empty on the way is not a fault yet: the button says so. */
  const leave = (name: keyof typeof values) => (): void => {
    if (values[name] !== '') form.touch(name);
  };
  const look = (name: 'email' | 'phone', ask: (value: string) => Promise<string | undefined>) => async (): Promise<void> => {
    leave(name)();
    const value = values[name];
    if (value === '' || form.hiddenFault(name) !== undefined) return;
    const refusal = await ask(value);
    if (refusal !== undefined) form.note(name, value, refusal, isPassing(refusal));
  };
  const phoneFault = form.fault('phone');
  const emailFault = form.fault('email');
  const name = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false, enterKeyHint: 'next' } as const;
  return (
    <>
      <TextField
        label={t`Фамилия`}
        value={values.lastName}
        onChange={(lastName) => form.set({ lastName })}
        onBlur={leave('lastName')}
        fault={faultText(form.fault('lastName'))}
        name="lastname"
        autoComplete="family-name"
        required
        {...name}
      />
      <TextField
        label={t({ message: 'Имя', context: 'given name' })}
        value={values.firstName}
        onChange={(firstName) => form.set({ firstName })}
        onBlur={leave('firstName')}
        fault={faultText(form.fault('firstName'))}
        name="firstname"
        autoComplete="given-name"
        required
        {...name}
      />
      <TextField
        label={t`Отчество, если есть`}
        value={values.middleName}
        onChange={(middleName) => form.set({ middleName })}
        onBlur={leave('middleName')}
        fault={faultText(form.fault('middleName'))}
        name="middlename"
        autoComplete="additional-name"
        {...name}
      />
      <TextField
        label={t`Почта`}
        hint={t`На неё придёт письмо с кодом.`}
        value={values.email}
        onChange={(email) => form.set({ email })}
        onBlur={() => void look('email', emailRefusal)()}
        fault={faultText(emailFault === 'InvalidFormat' ? 'EmailFormat' : emailFault)}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        required
      />
      <PhoneField
        value={values.phone}
        onChange={(phone) => form.set({ phone: maskPhone(phone) })}
        onBlur={() => void look('phone', phoneRefusal)()}
        fault={isPhoneFault(phoneFault) ? phoneFault : undefined}
        refusal={isPhoneFault(phoneFault) ? undefined : faultText(phoneFault)}
      />
    </>
  );
};
