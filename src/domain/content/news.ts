import type { Instant } from '../time/cityTime';

/** A piece of a city's news as its list shows it (document 1, section 7). */
export interface NewsHead {
  id: string;
  title: string;
  at?: Instant;
  announce?: string;
  /** Address of a picture, unchecked: `domain/content/serverImage` says whether it may be loaded. */
  image?: string;
}

export interface NewsItem extends NewsHead {
  /** HTML of the server. */
  html?: string;
}

export interface NewsPage {
  items: NewsHead[];
  /** Where the next stretch begins, where there may be one. */
  nextOffset?: number;
}
