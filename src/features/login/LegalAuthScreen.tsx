import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { build } from '~/city/build';
import { NoCity } from '~/components/NoCity';
import { cityAtom } from '~/state/currentCity';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { PageHead } from '~/ui/PageHead';
import { LoginForm } from './LoginForm';
import { LoginLink } from './LoginLink';
import { useAfterLogin } from './useAfterLogin';

const stayOnPage = (): void => undefined;

/** The login of a legal entity: the same call in its own mode (ROUTE-08, ROLE-03). */
export const LegalAuthScreen = () => {
  const city = useAtomValue(cityAtom);
  const afterLogin = useAfterLogin(stayOnPage);
  return (
    <div className="mx-auto grid w-full max-w-md content-start gap-4 p-4">
      <PageHead title={t`Вход для юридических лиц — Парковка`} />
      <h1 className="text-title font-bold">{t`Вход для юридических лиц`}</h1>
      {city ? (
        <>
          <LoginForm isLegal onClose={stayOnPage} onDone={afterLogin} />
          <div className="grid border-t border-line pt-2">
            {build.passwordReset && <LoginLink address="/restore-password">{t`Забыли пароль?`}</LoginLink>}
            <Button variant="quiet" isWide onClick={() => openDialog({ name: 'login' })}>
              {t`Войти как физическое лицо`}
            </Button>
          </div>
        </>
      ) : (
        <NoCity>{t`Сначала выберите город: в каждом свой вход.`}</NoCity>
      )}
    </div>
  );
};
