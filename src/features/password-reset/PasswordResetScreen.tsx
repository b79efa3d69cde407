import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { passwordResetStepAt } from '~/domain/account/passwordReset.flow';
import type { resetReasonOf } from '~/domain/account/passwordResetLink';
import { NoCity } from '~/components/NoCity';
import { cityAtom } from '~/state/currentCity';
import { passwordResetAtom } from '~/state/session/passwordReset';
import { ResetLinkStep } from './ResetLinkStep';
import { ResetPasswordStep } from './ResetPasswordStep';
import { PasswordResetTitle } from './PasswordResetTitle';
import { ResetMethodStep } from './ResetMethodStep';
import { ResetLoginStep } from './ResetLoginStep';

export interface PasswordResetAddress {
  step?: string;
  /** From the link in an e-mail. */
  salt?: string;
  /** Why a login led here (AUTH-13, REST-04). */
  reason: ReturnType<typeof resetReasonOf>;
  /** The login that the address names. */
  linkedLogin?: string;
}

/** Resets a forgotten password in three steps: the account, the method, and the new password (REST-01). */
export const PasswordResetScreen = ({ step, salt, reason, linkedLogin }: PasswordResetAddress) => {
  const city = useAtomValue(cityAtom);
  const state = useAtomValue(passwordResetAtom);
  const currentStep = passwordResetStepAt(state, step);
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
      {!city && (
        <>
          <PasswordResetTitle step={1}>{t`Восстановление пароля`}</PasswordResetTitle>
          <NoCity>{t`Личный кабинет у каждого города свой. Выберите город, в котором регистрировались.`}</NoCity>
        </>
      )}
      {city && salt !== undefined && <ResetLinkStep key={salt} city={city} salt={salt} />}
      {city && salt === undefined && currentStep === 'who' && (
        <ResetLoginStep reason={reason} linkedLogin={linkedLogin} />
      )}
      {city && salt === undefined && currentStep === 'way' && <ResetMethodStep />}
      {city && salt === undefined && currentStep === 'password' && <ResetPasswordStep />}
    </div>
  );
};
