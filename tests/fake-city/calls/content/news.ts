import { isoInCity } from '../../rules/wallTime';
import { newsByNumber, newsCount, newsPage, type NewsItem } from '../../store/content/content';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

const maxNews = 50;

type Language = 'ru' | 'en';

const head = ({ city }: CallContext, { number, atMs, title, announce }: NewsItem, lang: Language) => ({
  id: String(number),
  date: isoInCity(city.timeZone, atMs),
  title: title[lang],
  announce: announce[lang],
});

/** A range of the news without their texts, newest first, and the total count. Throws ValidationError. */
export const getNews: Handler<'getNews'> = ({ limit, offset, lang = 'ru' }, context) => {
  const { server, city } = context;
  if (!Number.isSafeInteger(limit) || limit < 1 || limit > maxNews)
    throw new Refusal('ValidationError', { message: `За один раз можно получить от 1 до ${maxNews} новостей.` });
  if (!Number.isSafeInteger(offset) || offset < 0) throw new Refusal('ValidationError');
  return {
    result: newsPage(server.store, city.city, limit, offset).map((item) => head(context, item, lang)),
    count: newsCount(server.store, city.city),
  };
};

/** Throws ValidationError if the city has no such news item. */
export const getNewsItem: Handler<'getNewsItem'> = ({ id, lang = 'ru' }, context) => {
  const item = /^\d{1,9}$/.test(id) ? newsByNumber(context.server.store, context.city.city, Number(id)) : undefined;
  if (!item) throw new Refusal('ValidationError', { message: 'Такой новости нет.' });
  return { result: { ...head(context, item, lang), text: context.rules.texts.news[id] ?? item.text[lang] } };
};
