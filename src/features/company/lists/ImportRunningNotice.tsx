import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { isImportingAtom } from '../import/importJob';

/** Explains that the lists and their CSV do not yet contain the rows being sent. */
export const ImportRunningNotice = () => {
  const isImporting = useAtomValue(isImportingAtom);
  if (!isImporting) return null;
  return (
    <p
      role="status"
      className="text-muted"
    >{t`Файл ещё загружается. Новые строки появятся здесь и в CSV, когда он закончится.`}</p>
  );
};
