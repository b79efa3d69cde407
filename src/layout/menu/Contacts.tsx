import { t } from '@lingui/core/macro';
import { serverUrl } from '~/domain/content/safeUrl';
import { MenuIcon } from './MenuIcon';
import { menuIcons } from './menuIcons';
import { menuLine } from './menuLine';
import { useOptions } from './useOptions';

/** The phone and e-mail of the city's support, if they can be dialled or written to. */
export const Contacts = () => {
  const { phone, email } = useOptions()?.contacts ?? {};
  const dial = phone === undefined ? undefined : serverUrl(`tel:${phone}`, location.origin);
  const write = email === undefined ? undefined : serverUrl(`mailto:${email.trim()}`, location.origin);
  if (!dial && !write) return null;
  return (
    <section className="border-t border-line pt-3" aria-labelledby="contacts-title">
      <h3 id="contacts-title" className="px-2 text-small text-muted">
        {t`Поддержка города`}
      </h3>
      {dial && (
        <a className={`${menuLine} text-sign`} href={dial.href}>
          <MenuIcon path={menuIcons.phone} />
          {phone}
        </a>
      )}
      {write && (
        <a className={`${menuLine} text-sign`} href={write.href}>
          <MenuIcon path={menuIcons.email} />
          {email}
        </a>
      )}
    </section>
  );
};
