import { t } from '@lingui/core/macro';
import { serverUrl } from '~/domain/content/safeUrl';
import { ServerLink } from '~/ui/ServerLink';
import { icons as appIcons } from '~/ui/icons';
import { MenuIcon } from './MenuIcon';
import { useOptions } from './useOptions';

/** Our own icons, on the same grid and with the same stroke as the others. */
const icons = {
  ios: 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM10.5 3v1.5h3V3M10 18h4',
  android: 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM10.5 9v6l4.5-3z',
  alternative: 'M5 8h14l1 12H4zM9 11V7a3 3 0 0 1 6 0v4',
  apk: appIcons.download,
};

/** The stores and files of the phone app: every link of the server that may be opened (SHELL-04). */
export const StoreLinks = () => {
  const stores = useOptions()?.stores ?? {};
  const names = { ios: 'App Store', android: 'Google Play', alternative: t`Российский магазин`, apk: t`Файл APK` };
  const offered = (['ios', 'android', 'alternative', 'apk'] as const).filter((store) =>
    serverUrl(stores[store], location.origin),
  );
  if (offered.length === 0) return null;
  return (
    <section className="border-t border-line pt-3" aria-labelledby="stores-title">
      <h3 id="stores-title" className="px-2 text-small text-muted">
        {t`Приложение для телефона`}
      </h3>
      <div className="flex flex-wrap gap-x-2">
        {offered.map((store) => (
          <ServerLink
            key={store}
            address={stores[store]}
            className="flex min-h-12 items-center gap-2 rounded-field px-2 py-1 leading-tight active:bg-sign-soft"
          >
            <MenuIcon path={icons[store]} />
            <span>{names[store]}</span>
          </ServerLink>
        ))}
      </div>
    </section>
  );
};
