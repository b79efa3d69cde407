import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { NoCity } from '~/components/NoCity';
import { cityAtom } from '~/state/currentCity';
import { openDialog } from '~/state/dialogs';
import { registrationStep } from '~/domain/account/registration.flow';
import { registrationAtom } from '~/state/session/registration';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Notice } from '~/ui/Notice';
import { RegistrationForm } from './RegistrationForm';
import { RegistrationStepTitle } from './RegistrationStepTitle';
import { useConfirmationType } from './useConfirmationType';

/** The first step of registration: the data (REG-01, REG-02). */
export const RegistrationScreen = () => {
  const city = useAtomValue(cityAtom);
  const type = useConfirmationType();
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
      <RegistrationStepTitle step={1} steps={type === 'none' ? 2 : 3}>
        {t`Регистрация`}
      </RegistrationStepTitle>
      {!city && <NoCity>{t`Личный кабинет у каждого города свой. Выберите город, в котором паркуетесь.`}</NoCity>}
      {city && (
        <>
          <UnfinishedRegistrationNotice />
          <RegistrationForm />
          <Button variant="quiet" icon="user" onClick={() => openDialog({ name: 'login' })}>
            {t`Уже есть аккаунт? Войти`}
          </Button>
        </>
      )}
    </div>
  );
};

/** Offers to continue a registration that waits for a code. */
const UnfinishedRegistrationNotice = () => {
  const draft = useAtomValue(registrationAtom);
  const step = registrationStep(draft);
  if (step === 'data') return null;
  const address =
    step === 'email' ? { step: '1', salt: draft.emailSalt ?? '' } : { step: '2', salt: draft.phoneSalt ?? '' };
  return (
    <Notice
      severity="info"
      title={t`Регистрация уже начата`}
      actions={
        <Link
          to="/{-$lng}/registration/confirmation/$step/$salt/{-$code}"
          params={(old) => ({ ...old, ...address, code: undefined })}
          className={buttonClass('secondary')}
        >
          {t`Продолжить с кода`}
        </Link>
      }
    >
      {step === 'email'
        ? t`Осталось подтвердить почту. Ниже можно исправить данные и начать заново.`
        : t`Осталось подтвердить телефон. Ниже можно исправить данные и начать заново.`}
    </Notice>
  );
};
