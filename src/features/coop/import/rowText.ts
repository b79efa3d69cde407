import { t } from '@lingui/core/macro';
import type { FileFault, FileKind, FileRow } from '~/domain/companyFile';
import { errorText } from '~/i18n/errorText';
import { coopFaultText } from '../coopWords';
import type { RowEnd } from './importJob';

/** How a row of the file stands: `wait` is still to be sent. */
export type RowMood = 'wait' | 'done' | 'there' | 'bad';

export const moodOf = ({ plan }: FileRow, end: RowEnd | undefined): RowMood => {
  if (plan.state === 'bad') return 'bad';
  if (plan.state === 'there' || end === 'there') return 'there';
  if (end === 'done') return 'done';
  return end === undefined ? 'wait' : 'bad';
};

/** Why a row was not taken, or what became of it. */
export const rowText = ({ plan }: FileRow, end: RowEnd | undefined): string => {
  if (plan.state === 'bad') {
    const { fault, firstLine = 0 } = plan;
    if (fault === 'twice') return t`Повторяет строку ${firstLine}`;
    if (fault === 'state') return t`В столбце «Состояние» может быть «в работе» или «отключён»`;
    // A file has no box to tick.
    if (fault === 'format') return t`Такого номера не бывает. Проверьте буквы и регион. Иностранный пишется с пробелом: AB 777`;
    return coopFaultText(fault) ?? '';
  }
  if (plan.state === 'there' && plan.isOther) return t`Уже есть в списке. Машина и состояние останутся прежними`;
  if (plan.state === 'there' || end === 'there') return t`Уже есть в списке`;
  if (end === 'done') return t`Добавлено`;
  if (end === undefined) return t`Новая`;
  if (end === 'lost') return t`Ответ города потерялся, в списке этой строки нет`;
  return end.message ?? errorText(end.errorName);
};

/** Why a file cannot be used. */
export const fileFaultText = (fault: FileFault): string => {
  switch (fault) {
    case 'empty':
      return t`В файле нет ни одной строки с данными.`;
    case 'columns':
      return t`Не нашлись нужные столбцы. Для машин нужен столбец «Номер машины», для водителей «ФИО» и «Телефон».`;
    case 'tooMany':
      return t`В файле больше 10 000 строк. Разделите его на несколько.`;
    case 'unreadable':
      return t`Этот файл прочитать не получилось. Подойдут CSV и Excel (xlsx).`;
  }
};

export const kindText = (kind: FileKind): string => (kind === 'cars' ? t`Машины` : t`Водители`);
