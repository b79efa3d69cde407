import type { ReactNode } from 'react';
import { buttonClass } from '~/ui/buttonClass';
import { ServerLink } from '~/ui/ServerLink';

/** A way to another page of the app, from the login window: the page takes the window's entry of the history. */
export const LoginLink = ({ address, children }: { address: string; children: ReactNode }) => (
  <ServerLink address={address} className={buttonClass('quiet', true)}>
    {children}
  </ServerLink>
);
