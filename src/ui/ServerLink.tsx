import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { pathInLanguage } from '~/domain/content/pathInLanguage';
import { serverUrl } from '~/domain/content/safeUrl';
import { currentLanguage } from '~/i18n/messages';
import { store } from '~/state/store';
import { closeAllDialogs, dialogsAtom } from '~/state/dialogs';
import { Icon } from './Icon';

interface Props {
  /** As received from the server. */
  address: string | undefined;
  className?: string;
  /** For menus: true if the link leads to the open page. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link from a server. If it may not be opened, only its text is drawn. */
export const ServerLink = ({ address, className, isCurrent, children }: Props) => {
  const link = serverUrl(address, location.origin);
  if (!link) return <span>{children}</span>;
  if (link.leads === 'inside')
    return (
      <InsideLink path={pathInLanguage(link.href, currentLanguage())} className={className} isCurrent={isCurrent}>
        {children}
      </InsideLink>
    );
  if (link.leads === 'device')
    return (
      <a href={link.href} className={className}>
        {children}
      </a>
    );
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <Icon name="external" size={16} className="ml-1 inline-block align-baseline" />
    </a>
  );
};

/** A link to a page of the app. A plain click navigates without a reload; any other click is left to the browser. */
const InsideLink = ({ path, className, isCurrent, children }: Omit<Props, 'address'> & { path: string }) => {
  const router = useRouter();
  const go = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    // The linked page replaces the dialog's history entry.
    const isInDialog = store.get(dialogsAtom).length > 0;
    closeAllDialogs();
    void router.navigate({ href: path, replace: isInDialog });
  };
  return (
    <a href={path} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={go}>
      {children}
    </a>
  );
};
