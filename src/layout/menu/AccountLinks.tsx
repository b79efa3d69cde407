import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { accountPages, type AccountPage } from '~/domain/account/accountPages';
import { inLanguage } from '~/i18n/inLanguage';
import { accountIcons } from './accountIcons';
import { menuLine } from './menuLine';
import { MenuIcon } from './MenuIcon';

/** The name of an account page. Without balances a driver's page lists stays, and is named after them (PROF-01). */
export const accountPageTitle = (page: AccountPage, usesBalance: boolean): string => {
  switch (page) {
    case 'parking':
      return usesBalance ? t`Парковка` : t`Парковочные сессии`;
    case 'operations':
      return t`История операций`;
    case 'abonements':
      return t`Абонементы и льготы`;
    case 'my-profile':
      return t`Мой профиль`;
    case 'constructor':
      return t`Подбор абонемента`;
    case 'receipts':
      return t`Квитанции`;
    case 'penalty':
      return t`Штрафы`;
    case 'feedback':
      return t`Обращения`;
  }
};

interface Props {
  /** True in a dialog, whose history entry the page replaces. */
  replace?: boolean;
  /** Closes the panel with the links, if it is one. */
  onClose?: () => void;
}

/** The line of one account page, under the city's title if it has one. */
export const AccountLink = ({ page, title, replace, onClose }: Props & { page: AccountPage; title?: string }) => {
  const capabilities = useCapabilities();
  return (
    <Link
      to={`/{-$lng}/profile/${page}`}
      // The receipts page has no address with a language (ROUTE-19).
      params={page === 'receipts' ? { lng: undefined } : inLanguage}
      replace={replace}
      className={menuLine}
      onClick={onClose}
    >
      <MenuIcon path={accountIcons[page]} />
      {title ?? accountPageTitle(page, !capabilities?.account || capabilities.usesBalance)}
    </Link>
  );
};

/** The account pages that the city has. */
export const AccountLinks = (props: Props) =>
  accountPages(useCapabilities()?.account).map((page) => <AccountLink key={page} page={page} {...props} />);
