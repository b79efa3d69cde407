import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { pathInLanguage } from '~/domain/content/pathInLanguage';
import { serverUrl } from '~/domain/content/safeUrl';
import { currentLanguage } from '~/i18n/messages';
import { store } from '~/state/store';
import { closeAllDialogs, dialogsAtom } from '~/state/dialogs';
import { Icon } from './Icon';

interface Props {
  /** As the server gives it. */
  address: string | undefined;
  className?: string;
  /** Of a menu: it leads to the page that is open. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link that a server gives. One that may not be opened is drawn as its words alone. */
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

/** A page of the app: a plain click goes there without a reload, any other click is the browser's. */
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
    // A window's entry of the history becomes the page that it led to.
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
