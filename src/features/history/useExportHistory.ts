import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Outcome } from '~/api/outcome';
import { exportHistory, type HistoryFile } from '~/data/history/exportHistory';
import type { HistorySearch } from '~/domain/history/historyFilter';
import { errorText } from '~/i18n/errorText';
import { driverAtom } from '~/state/session/signIn';

export const fileTypes: readonly { type: HistoryFile; label: () => string }[] = [
  { type: 'xls', label: () => t`Таблица Excel (xls)` },
  { type: 'pdf', label: () => t`Документ PDF` },
];

export interface ExportedFile {
  type: HistoryFile;
  href: string;
}

const exportErrorText = (outcome: Outcome<string>): string | undefined => {
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

/** Requests the history as a file. The file belongs to the filter that it was made with. */
export const useExportHistory = (search: HistorySearch) => {
  const signIn = useAtomValue(driverAtom);
  const filter = JSON.stringify(search);
  const [request, setRequest] = useState<{ filter: string; file?: ExportedFile; error?: string; isBusy?: true }>();
  const currentRequest = request?.filter === filter ? request : undefined;
  const createFile = (type: HistoryFile): void => {
    if (!signIn || currentRequest?.isBusy) return;
    setRequest({ filter, isBusy: true });
    void exportHistory(signIn, search, type).then((outcome) =>
      // Ignored if another filter was chosen in the meantime.
      setRequest((old) =>
        old?.filter === filter
          ? {
              filter,
              file: outcome.kind === 'ok' ? { type, href: outcome.value } : undefined,
              error: exportErrorText(outcome),
            }
          : old,
      ),
    );
  };
  return {
    file: currentRequest?.file,
    error: currentRequest?.error,
    isBusy: currentRequest?.isBusy ?? false,
    createFile,
  };
};
