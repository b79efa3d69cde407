import type { QueryClient } from '@tanstack/react-query';
import { closeAllWindows } from '~/state/windows';
import { everyPerson } from '../keys';

/** Drops everything of a person from memory. What is kept on the device follows, because it mirrors the memory. */
export const forgetPerson = (queryClient: QueryClient): void => {
  void queryClient.cancelQueries({ queryKey: everyPerson });
  queryClient.removeQueries({ queryKey: everyPerson });
  closeAllWindows();
};
