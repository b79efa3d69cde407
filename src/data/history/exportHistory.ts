import { downloadHistory } from '~/api/contract/profile';
import type { Outcome } from '~/api/outcome';
import { fileLink } from '~/domain/content/fileLink';
import type { HistorySearch } from '~/domain/history/historyFilter';
import { currentCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { historyRequest } from './historyRequest';

export type HistoryFile = 'xls' | 'pdf';

/** Returns a safe link to the filtered history as a file, or `broken` if the server's link is not safe to open. */
export const exportHistory = async (
  signIn: SignIn,
  search: HistorySearch,
  type: HistoryFile,
): Promise<Outcome<string>> => {
  const { timeZone } = currentCity();
  const outcome = await cityCall(
    downloadHistory,
    { ...historyRequest(search, serverNow(), timeZone), type },
    { token: signIn.token },
  );
  if (outcome.kind !== 'ok') return outcome as Outcome<string>;
  const href = fileLink(outcome.value.result, location.origin);
  return href === undefined ? { kind: 'broken', cause: 'shape', detail: 'address' } : { kind: 'ok', value: href };
};
