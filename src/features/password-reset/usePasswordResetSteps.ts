import { useNavigate } from '@tanstack/react-router';

/**
 * Returns a function that goes to a step by its number in the address. The search parameters of the first address are
 * dropped.
 */
export const usePasswordResetSteps = () => {
  const navigate = useNavigate();
  return (step: '1' | '2' | '3', { salt, replace = false }: { salt?: string; replace?: boolean } = {}): Promise<void> =>
    navigate({
      to: '/{-$lng}/restore-password/{-$step}/{-$salt}',
      params: (old) => ({ ...old, step: step === '1' ? undefined : step, salt }),
      replace,
    });
};
