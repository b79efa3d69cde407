import { useRouter } from '@tanstack/react-router';
import { pathInLanguage } from '~/domain/content/pathInLanguage';
import { currentLanguage } from '~/i18n/messages';

/**
 * Leads an account without a password to the page where one is chosen (AUTH-13). The reason and the login are in the
 * address.
 */
export const useOpenPasswordReset = (close: () => void): ((login: string) => Promise<void>) => {
  const router = useRouter();
  return async (login) => {
    close();
    const search = new URLSearchParams({ error: 'EmptyPass', email: login });
    await router.navigate({ href: pathInLanguage(`/restore-password?${search}`, currentLanguage()), replace: true });
  };
};
