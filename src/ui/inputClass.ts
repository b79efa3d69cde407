/** The classes of a text field, a select, or any other input. */
export const inputClass =
  'min-h-12 w-full rounded-field border border-edge bg-paper px-3 text-lead text-ink placeholder:text-muted aria-invalid:border-over disabled:bg-raised disabled:text-muted';
