import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { NoCity } from '~/components/NoCity';
import { cityAtom } from '~/state/currentCity';
import { OpenAppBanner } from './OpenAppBanner';
import { RegistrationEmailStep } from './RegistrationEmailStep';
import { RegistrationPhoneStep } from './RegistrationPhoneStep';
import { RegistrationStepTitle } from './RegistrationStepTitle';

interface Props {
  step: 'email' | 'phone';
  salt: string;
  /** From the link in a message. */
  code?: string;
}

/** The steps of a registration after the data: the e-mail's code, then the phone's (REG-01). */
export const ConfirmationScreen = ({ step, salt, code }: Props) => {
  const city = useAtomValue(cityAtom);
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
      {!city && (
        <>
          <RegistrationStepTitle step={step === 'email' ? 2 : 3} steps={3}>
            {step === 'email' ? t`Подтвердите почту` : t`Подтвердите телефон`}
          </RegistrationStepTitle>
          {step === 'email' && <OpenAppBanner salt={salt} code={code} />}
          <NoCity>{t`Выберите город, в котором регистрируетесь: ссылка откроется в нём.`}</NoCity>
        </>
      )}
      {city && step === 'email' && <RegistrationEmailStep key={salt} city={city} salt={salt} code={code} />}
      {city && step === 'phone' && <RegistrationPhoneStep key={salt} salt={salt} code={code} />}
    </div>
  );
};
