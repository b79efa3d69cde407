/**
 * `primary` is the main action of a page; `secondary` is an equal alternative; `quiet` is less prominent; `danger`
 * removes something.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-sign text-on-sign',
  secondary: 'bg-sign-soft text-sign',
  quiet: 'text-sign active:bg-sign-soft',
  danger: 'bg-over-soft text-over',
};

/**
 * Returns the classes of a button, also for links that look like one. Its transparent border is visible where the device
 * chooses the colours.
 */
export const buttonClass = (variant: ButtonVariant, isWide = false): string =>
  `inline-flex min-h-12 items-center justify-center gap-2 rounded-field border border-transparent px-[16px] py-2 text-center text-base font-semibold select-none enabled:active:opacity-80 disabled:bg-raised disabled:text-muted ${
    isWide ? 'w-full' : ''
  } ${variantClasses[variant]}`;
