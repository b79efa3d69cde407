import { pageByPath } from '../../store/content/content';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

const longestPath = 200;

/**
 * A page of the city by its path. Slashes at both ends are ignored. Throws ValidationError if there is no such page.
 */
export const getPage: Handler<'getPage'> = ({ path, lang = 'ru' }, { server, city, rules }) => {
  const custom = Object.hasOwn(rules.texts.pages, path) ? rules.texts.pages[path] : undefined;
  if (custom !== undefined) return { result: { path, title: path, text: custom } };
  const found =
    path.length > longestPath ? undefined : pageByPath(server.store, city.city, path.trim().replace(/^\/+|\/+$/g, ''));
  if (!found) throw new Refusal('ValidationError', { message: 'Такой страницы нет.' });
  return { result: { path: found.path, title: found.title[lang], text: found.text[lang] } };
};
