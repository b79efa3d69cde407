import type { ReactNode } from 'react';
import { buttonClass } from '~/ui/buttonClass';
import { ServerLink } from '~/ui/ServerLink';

/** Links from the login dialog to another page of the app. The page replaces the dialog's history entry. */
export const LoginLink = ({ address, children }: { address: string; children: ReactNode }) => (
  <ServerLink address={address} className={buttonClass('quiet', true)}>
    {children}
  </ServerLink>
);
