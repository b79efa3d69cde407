import { useEffect, useRef, type RefObject } from 'react';
import type { LoginState } from '~/domain/account/login.flow';

/** After a refusal the wrong field gets the focus, because the next try begins there. */
export const useFocusWrongField = (
  state: LoginState,
  fieldOf: (errorName: string | undefined) => string,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.status === 'error')
      form.current?.querySelector<HTMLElement>(`[name="${fieldOf(state.errorName)}"]`)?.focus();
  }, [state, fieldOf]);
  return form;
};
