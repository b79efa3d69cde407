import type { Store } from '../Store';

/** A text in the languages of the product. */
type Bilingual = Record<'ru' | 'en', string>;

export interface NewsItem {
  /** A serial number from 1, in the order of dates. */
  number: number;
  atMs: number;
  title: Bilingual;
  announce: Bilingual;
  /** HTML. */
  text: Bilingual;
}

export interface ContentPage {
  /** Without slashes at both ends. */
  path: string;
  title: Bilingual;
  /** HTML. */
  text: Bilingual;
}

interface NewsRow {
  number: number;
  at_ms: number;
  title_ru: string;
  title_en: string;
  announce_ru: string;
  announce_en: string;
  text_ru: string;
  text_en: string;
}

const newsColumns = 'number, at_ms, title_ru, title_en, announce_ru, announce_en, text_ru, text_en';
const newsOf = (row: NewsRow): NewsItem => ({
  number: row.number,
  atMs: row.at_ms,
  title: { ru: row.title_ru, en: row.title_en },
  announce: { ru: row.announce_ru, en: row.announce_en },
  text: { ru: row.text_ru, en: row.text_en },
});

export const addNews = (store: Store, city: string, { number, atMs, title, announce, text }: NewsItem): void => {
  store.run(
    `insert into news (city, ${newsColumns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    city,
    number,
    atMs,
    title.ru,
    title.en,
    announce.ru,
    announce.en,
    text.ru,
    text.en,
  );
};

/** A range of a city's news, newest first. */
export const newsPage = (store: Store, city: string, limit: number, offset: number): NewsItem[] =>
  store
    .many<NewsRow>(
      `select ${newsColumns} from news where city = ? order by at_ms desc, number desc limit ? offset ?`,
      city,
      limit,
      offset,
    )
    .map(newsOf);

export const newsCount = (store: Store, city: string): number =>
  store.one<{ count: number }>('select count(*) as count from news where city = ?', city)?.count ?? 0;

export const newsByNumber = (store: Store, city: string, number: number): NewsItem | undefined => {
  const row = store.one<NewsRow>(`select ${newsColumns} from news where city = ? and number = ?`, city, number);
  return row && newsOf(row);
};

export const addPage = (store: Store, city: string, { path, title, text }: ContentPage): void => {
  store.run(
    'insert into page (city, path, title_ru, title_en, text_ru, text_en) values (?, ?, ?, ?, ?, ?)',
    city,
    path,
    title.ru,
    title.en,
    text.ru,
    text.en,
  );
};

export const pageByPath = (store: Store, city: string, path: string): ContentPage | undefined => {
  const row = store.one<{ path: string; title_ru: string; title_en: string; text_ru: string; text_en: string }>(
    'select path, title_ru, title_en, text_ru, text_en from page where city = ? and path = ?',
    city,
    path,
  );
  return (
    row && { path: row.path, title: { ru: row.title_ru, en: row.title_en }, text: { ru: row.text_ru, en: row.text_en } }
  );
};
