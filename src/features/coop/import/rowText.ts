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
    if (fault === 'foreign') return t`В столбце «Иностранный» может быть «да» или «нет»`;
    if (fault === 'format') return t`Такого номера не бывает. Проверьте буквы и регион. У иностранного поставьте «да» в столбце «Иностранный»`;
    return coopFaultText(fault) ?? '';
  }
  if (plan.state === 'there' && plan.isOther) return t`Уже есть в списке. Машина и состояние останутся прежними`;
  if (plan.state === 'there' || end === 'there') return t`Уже есть в списке`;
  if (end === 'done') return plan.isSwitch ? t`Отключён` : t`Добавлено`;
  if (end === undefined) return plan.isSwitch ? t`Уже есть в списке. Отключим, машина останется прежней` : t`Новая`;
  if (end === 'stillOn') return t`Водитель в списке, но остался в работе: ответ города потерялся`;
  if (end === 'lost') return t`Ответ города потерялся, в списке этой строки нет`;
  // What a wrong format is of, these words say of a phone alone.
  const reason = (end.errorName === 'InvalidFormat' ? undefined : coopFaultText(end.errorName)) ?? errorText(end.errorName, end.message);
  return end.isStillOn ? t`Водитель в списке, но остался в работе. ${reason}` : reason;
};

/** Why a file cannot be used. */
export const fileFaultText = (fault: FileFault): string => {
  switch (fault) {
    case 'empty':
      return t`В файле нет ни одной строки с данными.`;
    case 'columns':
      return t`Не нашлись нужные столбцы. Для машин нужен столбец «Номер машины», для водителей «ФИО» и «Телефон».`;
    case 'devices':
      return t`Устройства из файла не переносятся. Добавьте их в списке «Устройства».`;
    case 'tooMany':
      return t`В файле больше 10 000 строк. Разделите его на несколько.`;
    case 'unreadable':
      return t`Этот файл прочитать не получилось. Подойдут CSV и Excel (xlsx).`;
  }
};

export const kindText = (kind: FileKind): string => (kind === 'cars' ? t`Машины` : t`Водители`);
