import type { QueryClient } from '@tanstack/react-query';
import { endLogin } from '~/data/auth/endLogin';
import { notifySignedOut } from '~/features/announcements/notifySignedOut';

/** A refusal of personal data may end the login. Then the reason is shown. */
export const handleRefusal = (
  client: QueryClient,
  key: readonly unknown[],
  refusal: { errorName: string; message?: string },
): void => {
  if (endLogin(client, key, refusal.errorName)) notifySignedOut(refusal);
};
