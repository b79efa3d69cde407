import { t } from '@lingui/core/macro';
import { AccountLinks } from '../menu/AccountLinks';
import './account.css';

/** The account pages that the city has. The open one is marked. */
export const AccountColumn = () => (
  <nav className="account-column" aria-label={t`Страницы кабинета`}>
    <AccountLinks />
  </nav>
);
