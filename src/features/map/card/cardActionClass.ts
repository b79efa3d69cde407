/**
 * An action in the card's row. Its icon is above its label, or beside it if the text is so large that each action has
 * its own line.
 */
export const cardActionClass =
  'grid min-h-14 min-w-fit flex-1 basis-20 content-center items-center justify-items-center gap-0.5 rounded-field border border-line px-1 py-1 text-center text-small font-semibold wrap-normal text-sign active:bg-sign-soft @max-2xs:min-h-tap @max-2xs:grid-flow-col @max-2xs:justify-center @max-2xs:gap-2';
