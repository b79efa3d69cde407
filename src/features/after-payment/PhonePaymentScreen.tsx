import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { inLanguage } from '~/i18n/inLanguage';
import { cityAtom } from '~/state/currentCity';
import { audienceAtom } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { PageHead } from '~/ui/PageHead';

/** Shown after a payment from the phone's account, while the operator's SMS is awaited. */
export const PhonePaymentScreen = () => (
  <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
    <PageHead title={t`Оплата с телефона — Парковка`} />
    <h1 className="text-title font-bold">{t`Дождитесь SMS`}</h1>
    <ol className="grid list-decimal gap-3 pl-6 text-lead">
      <li>{t`Оператор пришлёт SMS. Ответьте на него, как в нём написано, и оплата завершится.`}</li>
      <li>{t`После этого сведения об оплате появятся в истории операций.`}</li>
    </ol>
    <p className="text-lead font-semibold">{t`Пока ждёте SMS, не платите ещё раз.`}</p>
    <HistoryLink />
  </div>
);

/** Links to the history, where the payment will appear. A guest signs in first and then lands there. */
const HistoryLink = () => {
  const audience = useAtomValue(audienceAtom);
  const city = useAtomValue(cityAtom);
  const enter = (): void => {
    // Accounts belong to a city: without one there is nowhere to sign in.
    openDialog(city ? { name: 'login', isForHistory: true } : { name: 'city' });
  };
  if (audience === 'corporate') return null;
  if (audience === 'guest')
    return (
      <Button isWide onClick={enter}>
        {t`Войти и открыть историю`}
      </Button>
    );
  return (
    <Link to="/{-$lng}/profile/operations" params={inLanguage} className={buttonClass('primary', true)}>
      {t`История операций`}
    </Link>
  );
};
