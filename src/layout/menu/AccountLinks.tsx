import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { accountPages, type AccountPage } from '~/domain/account/accountPages';
import { inLanguage } from '~/i18n/inLanguage';
import { accountIcons } from './accountIcons';
import { menuLine } from './menuLine';
import { MenuIcon } from './MenuIcon';

const titleOf = (page: AccountPage, usesBalance: boolean): string => {
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
      return t`Конструктор абонементов`;
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
  replace: boolean;
  onClose: () => void;
}

/** The account pages that the city has. */
export const AccountLinks = ({ replace, onClose }: Props) => {
  const capabilities = useCapabilities();
  const link = { replace, className: menuLine, onClick: onClose } as const;
  return accountPages(capabilities?.account).map((page) => (
    // The receipts page has no address with a language (ROUTE-19).
    <Link
      key={page}
      to={`/{-$lng}/profile/${page}`}
      params={page === 'receipts' ? { lng: undefined } : inLanguage}
      {...link}
    >
      <MenuIcon path={accountIcons[page]} />
      {titleOf(page, !capabilities?.account || capabilities.usesBalance)}
    </Link>
  ));
};
