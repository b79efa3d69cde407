/** Puts the focus into a form's field, by its name. */
export const focusField = (form: HTMLFormElement | null, name: string): void => form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
