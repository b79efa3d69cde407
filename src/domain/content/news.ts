import type { Instant } from '../time/cityTime';

/** A news item as shown in the list. */
export interface NewsHead {
  id: string;
  title: string;
  at?: Instant;
  announce?: string;
  /** The unchecked address of a picture. `domain/content/serverImage` decides whether it may be loaded. */
  image?: string;
}

export interface NewsItem extends NewsHead {
  /** Untrusted HTML of the server. */
  html?: string;
}

export interface NewsPage {
  items: NewsHead[];
  /** The offset of the next batch, if there may be one. */
  nextOffset?: number;
}
