import { useNavigate } from '@tanstack/react-router';

/** Goes to a step of the restore, by its number in the address. What came with the first address stays behind. */
export const usePasswordResetSteps = () => {
  const navigate = useNavigate();
  return (step: '1' | '2' | '3', { salt, replace = false }: { salt?: string; replace?: boolean } = {}): Promise<void> =>
    navigate({
      to: '/{-$lng}/restore-password/{-$step}/{-$salt}',
      params: (old) => ({ ...old, step: step === '1' ? undefined : step, salt }),
      replace,
    });
};
