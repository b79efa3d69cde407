import { downloadHistory } from '~/api/contract/profile';
import { fetchFile } from '~/api/fetchFile';
import type { Outcome } from '~/api/outcome';
import { fileLink } from '~/domain/content/fileLink';
import type { HistorySearch } from '~/domain/history/historyFilter';
import { currentCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { historyRequest } from './historyRequest';

export type HistoryFile = 'xls' | 'pdf';

export interface ExportedHistory {
  /** A safe link to the file. */
  href: string;
  /** Undefined if the app may not read the file. */
  bytes: Blob | undefined;
}

/** The security policy allows reading from the app's own server and from the city's. */
const isReadable = (href: string): boolean => {
  const originOf = (address: string): string => new URL(address, location.origin).origin;
  return [location.origin, originOf(currentCity().apiUrl)].includes(originOf(href));
};

/** Returns the filtered history as a file, or `broken` if the server's link is not safe to open. */
export const exportHistory = async (
  signIn: SignIn,
  search: HistorySearch,
  type: HistoryFile,
): Promise<Outcome<ExportedHistory>> => {
  const { timeZone } = currentCity();
  const outcome = await cityCall(
    downloadHistory,
    { ...historyRequest(search, serverNow(), timeZone), type },
    { token: signIn.token },
  );
  if (outcome.kind !== 'ok') return outcome as Outcome<ExportedHistory>;
  const href = fileLink(outcome.value.result, location.origin);
  return href === undefined
    ? { kind: 'broken', cause: 'shape', detail: 'address' }
    : { kind: 'ok', value: { href, bytes: isReadable(href) ? await fetchFile(href) : undefined } };
};
