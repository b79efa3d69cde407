import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { restoreStepAt } from '~/domain/restore.flow';
import { NoCity } from '~/parts/NoCity';
import { cityAtom } from '~/state/city';
import { restoreAtom } from '~/state/restore';
import { LinkStep } from './LinkStep';
import { PasswordStep } from './PasswordStep';
import { RestoreTitle } from './RestoreTitle';
import { WayStep } from './WayStep';
import { WhoStep } from './WhoStep';

export interface RestoreAddress {
  step?: string;
  /** From the link of an e-mail. */
  salt?: string;
  /** Why a login sent its visitor here: the account has no password (AUTH-13, REST-04). */
  hasNoPassword: boolean;
  email?: string;
}

/** A forgotten password in three steps: who it is, by which way, and the new password (REST-01). */
export const RestoreScreen = ({ step, salt, hasNoPassword, email }: RestoreAddress) => {
  const city = useAtomValue(cityAtom);
  const state = useAtomValue(restoreAtom);
  const shown = restoreStepAt(state, step);
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
      {!city && (
        <>
          <RestoreTitle step={1}>{t`Восстановление пароля`}</RestoreTitle>
          <NoCity>{t`Личный кабинет у каждого города свой. Выберите город, в котором регистрировались.`}</NoCity>
        </>
      )}
      {city && salt !== undefined && <LinkStep key={salt} city={city} salt={salt} />}
      {city && salt === undefined && shown === 'who' && <WhoStep hasNoPassword={hasNoPassword} email={email} />}
      {city && salt === undefined && shown === 'way' && <WayStep />}
      {city && salt === undefined && shown === 'password' && <PasswordStep />}
    </div>
  );
};
