import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { build } from '~/city/build';
import { optionsQuery } from '~/data/options/optionsQuery';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { inLanguage } from '~/i18n/inLanguage';
import { NoCity } from '~/components/NoCity';
import { cityAtom } from '~/state/currentCity';
import { Button } from '~/ui/Button';
import { ModalDialog } from '~/ui/ModalDialog';
import { LegalEntityForm } from './LegalEntityForm';
import { LoginChoice } from './LoginChoice';
import { LoginForm } from './LoginForm';
import { LoginLink } from './LoginLink';
import { ThirdPartyButton } from './third-party/ThirdPartyButton';
import { hasThirdParty } from './third-party/thirdPartyScript';
import { driverAtom } from '~/state/session/signIn';
import type { LoginPurpose } from '~/state/dialogs';
import { useAfterLogin } from './useAfterLogin';
import { useFocusOnChange } from '~/ui/useFocusOnChange';

type Step = 'choice' | 'person' | 'company';

interface Props extends LoginPurpose {
  isCompany?: boolean;
  onClose: () => void;
}

/**
 * The login of a person by e-mail or phone. In cities with corporate customers, the kind of login is chosen first
 * (AUTH-01…07).
 */
export const LoginDialog = ({ isCompany, onClose, ...aim }: Props) => {
  const navigate = useNavigate();
  const isDriver = useAtomValue(driverAtom) !== undefined;
  const city = useAtomValue(cityAtom);
  const { data: options } = useQuery({ ...optionsQuery(city?.city ?? ''), enabled: city !== undefined });
  const canRegister = useCapabilities()?.canRegister ?? false;
  const [chosen, setStep] = useState<Step | undefined>(isCompany ? 'company' : undefined);
  // The city's options may arrive late. A user who has begun to type by then does not have to choose.
  const step = chosen ?? (options?.isCoopProfile ? 'choice' : 'person');
  const afterLogin = useAfterLogin(onClose, aim);
  const focus = useFocusOnChange(step);
  const registration = canRegister && <LoginLink address="/registration">{t`Зарегистрироваться`}</LoginLink>;
  const enterCompany = async (): Promise<void> => {
    onClose();
    await navigate({ to: '/{-$lng}/coop-profile', params: inLanguage, replace: true });
  };

  if (!city)
    return (
      <ModalDialog title={t`Вход`} onClose={onClose}>
        <div className="grid gap-4">
          <NoCity>{t`Сначала выберите город: в каждом свой вход.`}</NoCity>
        </div>
      </ModalDialog>
    );

  return (
    <ModalDialog title={step === 'company' ? t`Вход для корпоративных клиентов` : t`Вход`} onClose={onClose}>
      <div ref={focus} className="grid gap-4" onInput={() => setStep(step)}>
        {step === 'choice' && (
          <>
            <LoginChoice onPerson={() => setStep('person')} onCompany={() => setStep('company')} />
            {registration}
          </>
        )}
        {step === 'company' && <LegalEntityForm onDone={enterCompany} />}
        {step === 'person' && (
          <>
            <LoginForm isLegal={false} onClose={onClose} onDone={afterLogin} />
            {hasThirdParty() && <ThirdPartyButton onDone={() => void afterLogin()} />}
            <div className="grid border-t border-line pt-2">
              {build.passwordReset && <LoginLink address="/restore-password">{t`Забыли пароль?`}</LoginLink>}
              {registration}
              {!options?.isCoopProfile && <LoginLink address="/legal/auth">{t`Вход для юридических лиц`}</LoginLink>}
            </div>
          </>
        )}
        {step !== 'choice' && options?.isCoopProfile && !isDriver && (
          <Button variant="quiet" isWide icon="back" onClick={() => setStep('choice')}>
            {t`Физическое или юридическое лицо`}
          </Button>
        )}
      </div>
    </ModalDialog>
  );
};
