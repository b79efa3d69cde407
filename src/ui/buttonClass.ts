/**
 * `primary` is the main action of a page; `secondary` is an equal alternative; `quiet` is less prominent; `danger`
 * removes something.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variantClasses: Record<ButtonVariant, string> = {
  primary:
    'bg-sign text-on-sign border-2 border-sign enabled:active:opacity-80 disabled:bg-raised disabled:text-muted disabled:border-line',
  secondary:
    'bg-paper text-sign border-2 border-edge enabled:active:bg-sign-soft disabled:text-muted disabled:border-line',
  quiet: 'text-sign border-2 border-transparent enabled:active:bg-sign-soft disabled:text-muted',
  danger:
    'bg-paper text-over border-2 border-over enabled:active:bg-over-soft disabled:text-muted disabled:border-line',
};

/** Returns the classes of a button, also for links that look like one. */
export const buttonClass = (variant: ButtonVariant, isWide = false): string =>
  `inline-flex min-h-12 items-center justify-center gap-2 rounded-field px-[16px] py-2 text-center text-base font-semibold select-none ${
    isWide ? 'w-full' : ''
  } ${variantClasses[variant]}`;
