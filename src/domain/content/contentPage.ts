/** A page that the server holds for a path (document 1, section 2). Either part may be missing, never both. */
export interface ContentPage {
  title?: string;
  /** HTML of the server. */
  html?: string;
}

/** The page with the rules on personal data, by its path under /pages. */
export const personalDataPath = 'personal-data-rules';
