import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Outcome } from '~/api/outcome';
import { exportHistory, type HistoryFile } from '~/data/history/exportHistory';
import type { HistorySearch } from '~/domain/history/historyFilter';
import { historyFileName } from '~/domain/history/historyFileName';
import { errorText } from '~/i18n/errorText';
import { saveFile } from '~/platform/saveFile';
import { serverNow } from '~/state/clock';
import { currentCity } from '~/state/currentCity';
import { driverAtom } from '~/state/session/signIn';

export const fileTypes: readonly { type: HistoryFile; label: () => string }[] = [
  { type: 'xls', label: () => t`Таблица Excel` },
  { type: 'pdf', label: () => t`Документ PDF` },
];

export interface ExportedFile {
  type: HistoryFile;
  href: string;
}

const exportErrorText = (outcome: Outcome<unknown>): string | undefined => {
  switch (outcome.kind) {
    case 'ok':
    case 'expired':
      return undefined;
    case 'refused':
      return errorText(outcome.errorName, outcome.message);
    case 'busy':
      return t`Город занят. Попробуйте через минуту.`;
    case 'offline':
      return t`Город не ответил. Проверьте сеть и попробуйте ещё раз.`;
    case 'unknown':
    case 'broken':
      return t`Файл получить не удалось. Попробуйте ещё раз.`;
  }
};

/** What has become of a request for a file. */
interface ExportResult {
  /** The name of the file that was saved. */
  savedAs?: string;
  /** A file that only its own page may read, as a link. */
  file?: ExportedFile;
  error?: string;
}

/** Requests the history as a file, and saves it. The result belongs to the filter that it was made with. */
export const useExportHistory = (search: HistorySearch) => {
  const signIn = useAtomValue(driverAtom);
  const filter = JSON.stringify(search);
  const [request, setRequest] = useState<{ filter: string; result?: ExportResult }>();
  const currentRequest = request?.filter === filter ? request : undefined;
  const isBusy = currentRequest !== undefined && currentRequest.result === undefined;

  const saved = async (type: HistoryFile): Promise<ExportResult> => {
    if (!signIn) return {};
    const outcome = await exportHistory(signIn, search, type);
    if (outcome.kind !== 'ok') return { error: exportErrorText(outcome) };
    const { href, bytes } = outcome.value;
    if (!bytes) return { file: { type, href } };
    const ending = /\.(\w{3,4})$/.exec(new URL(href, location.origin).pathname)?.[1] ?? type;
    const savedAs = historyFileName(search, currentCity(), serverNow(), ending);
    saveFile(savedAs, bytes, bytes.type);
    return { savedAs };
  };

  const createFile = (type: HistoryFile): void => {
    if (isBusy) return;
    setRequest({ filter, result: undefined });
    void saved(type).then((result) =>
      // Ignored if another filter was chosen in the meantime.
      setRequest((old) => (old?.filter === filter ? { filter, result } : old)),
    );
  };
  return { ...currentRequest?.result, isBusy, createFile };
};
