import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { build } from '~/city/build';
import { optionsQuery } from '~/data/options/optionsQuery';
import { appLink, storeFor } from '~/domain/content/appLink';
import { serverUrl } from '~/domain/content/safeUrl';
import { cityAtom } from '~/state/currentCity';
import { Button } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { redirectTo } from '~/platform/redirectTo';

/** CONST-23: after this time the app has either opened or is not installed. */
const openingMs = 1000;

/**
 * Offers to continue in the mobile app, which receives the e-mail's code once there is one. If the app does not open,
 * its page in the store does, or a text says so where the city names no store (REG-09, REG-10).
 */
export const OpenAppBanner = ({ salt, code }: { salt: string; code?: string }) => {
  const city = useAtomValue(cityAtom);
  const { data: options } = useQuery({ ...optionsQuery(city?.city ?? ''), enabled: city !== undefined });
  const [isDismissed, setDismissed] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const stay = (): void => clearTimeout(timer.current);
    // The app has opened, so the store is not needed.
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') stay();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      stay();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);

  const store = options && serverUrl(storeFor(navigator.userAgent, options.stores), location.origin);
  if (build.appScheme === '' || isDismissed) return null;
  const open = (): void => {
    clearTimeout(timer.current);
    redirectTo(appLink(build.appScheme, { salt, code }));
    timer.current = setTimeout(() => (store ? redirectTo(store.href) : setFailed(true)), openingMs);
  };
  const stayHere = (): void => {
    clearTimeout(timer.current);
    setDismissed(true);
  };
  return (
    <aside
      aria-label={t`Приложение для телефона`}
      className="grid grid-cols-[1fr_auto_auto] items-center gap-2 rounded-sheet border border-line bg-raised py-1 pl-4"
    >
      <p className="py-2">{code ? t`Продолжить в приложении? Код подставится сам.` : t`Продолжить в приложении?`}</p>
      <Button variant="quiet" onClick={open}>
        {t`Открыть`}
      </Button>
      <IconButton icon="close" label={t`Остаться здесь`} onClick={stayHere} />
      {hasFailed && (
        <p role="status" className="col-span-full pb-2">
          {t`Приложение не открылось. Продолжите здесь.`}
        </p>
      )}
    </aside>
  );
};
