/** The classes of a menu item, link or button. */
export const menuLine =
  'flex min-h-13 w-full items-center gap-3 rounded-field px-2 py-1 text-left text-lead active:bg-sign-soft aria-[current=page]:font-semibold aria-[current=page]:text-sign';
