/** Focuses the first invalid field of a form. */
export const focusFirstError = (form: HTMLElement | null | undefined): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
