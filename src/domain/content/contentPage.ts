/** A page that the server has for a path. At least one of the two parts is present. */
export interface ContentPage {
  title?: string;
  /** Untrusted HTML of the server. */
  html?: string;
}

/** The path of the personal data rules under `/pages`. */
export const personalDataPath = 'personal-data-rules';
