import { t } from '@lingui/core/macro';
import type { GuestPhoneError } from '~/domain/account/phone';
import { emailRefusal, phoneRefusal, type AvailabilityRefusal } from '~/data/registration/availability';
import { PhoneField } from '~/components/payment/PhoneField';
import { EmailField } from '~/ui/EmailField';
import { TextField } from '~/ui/TextField';
import type { useRegistrationForm } from './useRegistrationForm';
import { registrationFieldErrorText, isTransientError } from './registrationErrorText';

const phoneErrors: readonly string[] = ['PhoneEmpty', 'PhoneShort', 'InvalidFormat'] satisfies GuestPhoneError[];
const isPhoneError = (error: string | undefined): error is GuestPhoneError =>
  error !== undefined && phoneErrors.includes(error);

/** The person's names, e-mail and phone. E-mail and phone are checked with the city once they are complete. */
export const RegistrationPersonFields = ({ form }: { form: ReturnType<typeof useRegistrationForm> }) => {
  const { values } = form;
  /** An empty field is not an error on blur: the button shows what is missing. */
  const onBlurField = (nameFieldProps: keyof typeof values) => (): void => {
    if (values[nameFieldProps] !== '') form.touch(nameFieldProps);
  };
  const checkIsFree =
    (nameFieldProps: 'email' | 'phone', requestRefusal: (value: string) => Promise<AvailabilityRefusal | undefined>) =>
    async (): Promise<void> => {
      onBlurField(nameFieldProps)();
      const value = values[nameFieldProps];
      if (value === '' || form.currentError(nameFieldProps) !== undefined) return;
      const refusal = await requestRefusal(value);
      if (refusal) form.recordServerError(nameFieldProps, value, refusal, isTransientError(refusal.errorName));
    };
  const phoneError = form.error('phone');
  const emailError = form.error('email');
  const nameFieldProps = {
    autoCapitalize: 'words',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  } as const;
  return (
    <>
      <TextField
        label={t`Фамилия`}
        value={values.lastName}
        onChange={(lastName) => form.set({ lastName })}
        onBlur={onBlurField('lastName')}
        error={registrationFieldErrorText(form.error('lastName'))}
        name="lastname"
        autoComplete="family-name"
        required
        {...nameFieldProps}
      />
      <TextField
        label={t({ message: 'Имя', context: 'given name' })}
        value={values.firstName}
        onChange={(firstName) => form.set({ firstName })}
        onBlur={onBlurField('firstName')}
        error={registrationFieldErrorText(form.error('firstName'))}
        name="firstname"
        autoComplete="given-name"
        required
        {...nameFieldProps}
      />
      <TextField
        label={t`Отчество, если есть`}
        value={values.middleName}
        onChange={(middleName) => form.set({ middleName })}
        onBlur={onBlurField('middleName')}
        error={registrationFieldErrorText(form.error('middleName'))}
        name="middlename"
        autoComplete="additional-name"
        {...nameFieldProps}
      />
      <EmailField
        label={t`Почта`}
        hint={t`На неё придёт письмо с кодом.`}
        value={values.email}
        onChange={(email) => form.set({ email })}
        onBlur={() => void checkIsFree('email', emailRefusal)()}
        error={registrationFieldErrorText(
          emailError === 'InvalidFormat' ? 'EmailFormat' : emailError,
          form.message('email'),
        )}
        name="email"
        enterKeyHint="next"
        required
      />
      <PhoneField
        value={values.phone}
        onChange={(phone) => form.set({ phone })}
        onBlur={() => void checkIsFree('phone', phoneRefusal)()}
        error={isPhoneError(phoneError) ? phoneError : undefined}
        refusal={isPhoneError(phoneError) ? undefined : registrationFieldErrorText(phoneError, form.message('phone'))}
      />
    </>
  );
};
