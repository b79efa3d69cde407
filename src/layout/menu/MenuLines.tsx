import { t } from '@lingui/core/macro';
import { useRouterState } from '@tanstack/react-router';
import { isCurrentPage, type MenuLink } from '~/domain/content/menu';
import { ServerLink } from '~/ui/ServerLink';
import { MenuIcon } from './MenuIcon';
import { menuIcons } from './menuIcons';

const iconOf = (href: string, leads: MenuLink['leads']): string => {
  if (leads !== 'inside') return menuIcons.outside;
  if (isCurrentPage('/news', href)) return menuIcons.news;
  return isCurrentPage('/registration', href) ? menuIcons.registration : menuIcons.page;
};

interface Props {
  links: readonly MenuLink[];
  className: string;
  /** In a row a long title is truncated, and nothing has an icon. In a list it wraps. */
  isRow?: boolean;
}

/**
 * The city's own items of a menu. Items that leave the app say so (SHELL-05), and the open page is marked (SHELL-25).
 */
export const MenuLines = ({ links, className, isRow = false }: Props) => {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return links.map(({ title, href, leads }) => (
    <ServerLink
      key={href}
      address={href}
      className={className}
      isCurrent={leads === 'inside' && isCurrentPage(href, pathname)}
    >
      {!isRow && <MenuIcon path={iconOf(href, leads)} />}
      <span className={isRow ? 'truncate' : 'min-w-0'} title={isRow ? title : undefined}>
        {title}
        {leads === 'outside' && <span className="sr-only"> {t`(откроется в новой вкладке)`}</span>}
      </span>
    </ServerLink>
  ));
};
