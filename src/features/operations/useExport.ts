import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Outcome } from '~/api/outcome';
import { exportHistory, type HistoryFile } from '~/data/operations/exportHistory';
import type { HistorySearch } from '~/domain/historyFilter';
import { errorText } from '~/i18n/errorText';
import { driverAtom } from '~/state/signIn';

export const fileTypes: readonly { type: HistoryFile; label: () => string }[] = [
  { type: 'xls', label: () => t`Таблица Excel (xls)` },
  { type: 'pdf', label: () => t`Документ PDF` },
];

export interface MadeFile {
  type: HistoryFile;
  href: string;
}

const faultText = (outcome: Outcome<string>): string | undefined => {
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

/** Asks for the history as a file; what was made belongs to the filter that it was made by. */
export const useExport = (search: HistorySearch) => {
  const signIn = useAtomValue(driverAtom);
  const filter = JSON.stringify(search);
  const [end, setEnd] = useState<{ filter: string; made?: MadeFile; fault?: string; isBusy?: true }>();
  const now = end?.filter === filter ? end : undefined;
  const make = (type: HistoryFile): void => {
    if (!signIn || now?.isBusy) return;
    setEnd({ filter, isBusy: true });
    void exportHistory(signIn, search, type).then((outcome) =>
      // A filter that was chosen meanwhile has the word.
      setEnd((old) =>
        old?.filter === filter ? { filter, made: outcome.kind === 'ok' ? { type, href: outcome.value } : undefined, fault: faultText(outcome) } : old,
      ),
    );
  };
  return { made: now?.made, fault: now?.fault, isBusy: now?.isBusy ?? false, make };
};
