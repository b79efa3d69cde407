/** The first wrong field of a form gets the focus. */
export const focusFirstError = (form: HTMLElement | null | undefined): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
