/** The classes of a driver's buttons in the header. */
export const headerButton =
  'inline-flex h-12 min-w-12 items-center justify-center gap-1 rounded-field px-1 font-semibold whitespace-nowrap active:bg-sign-soft tablet:px-2 tablet:text-lead';
