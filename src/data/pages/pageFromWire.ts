import type { getPage } from '~/api/contract/content';
import type { ReplyOf } from '~/api/contract/endpoint';
import type { ContentPage } from '~/domain/content/contentPage';
import { nonEmpty, htmlFromWire } from '../wireText';

const maxTitleLength = 300;

/** A page of the server. Undefined if it has neither a title nor a text. */
export const pageFromWire = ({ result }: ReplyOf<typeof getPage>): ContentPage | undefined => {
  const page = { title: nonEmpty(result.title, maxTitleLength), html: htmlFromWire(result.text) };
  return page.title === undefined && page.html === undefined ? undefined : page;
};
