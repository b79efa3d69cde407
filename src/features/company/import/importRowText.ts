import { t } from '@lingui/core/macro';
import type { FileError, FileKind, FileRow } from '~/domain/company/companyFile';
import { errorText } from '~/i18n/errorText';
import { companyErrorText } from '../companyErrorText';
import type { RowOutcome } from './importJob';

/** The status of a row: `wait` is still to be sent. */
export type RowStatus = 'wait' | 'done' | 'there' | 'bad';

export const rowStatusOf = ({ plan }: FileRow, outcome: RowOutcome | undefined): RowStatus => {
  if (plan.state === 'bad') return 'bad';
  if (plan.state === 'there' || outcome === 'there') return 'there';
  if (outcome === 'done') return 'done';
  return outcome === undefined ? 'wait' : 'bad';
};

/** Returns why a row was rejected, or its outcome. */
export const importRowText = ({ plan }: FileRow, outcome: RowOutcome | undefined): string => {
  if (plan.state === 'bad') {
    const { error, firstLine = 0 } = plan;
    if (error === 'twice') return t`Повторяет строку ${firstLine}`;
    if (error === 'state') return t`В столбце «Состояние» может быть «в работе» или «отключён»`;
    if (error === 'foreign') return t`В столбце «Иностранный» может быть «да» или «нет»`;
    if (error === 'format')
      return t`Такого номера не бывает. Проверьте буквы и регион. У иностранного поставьте «да» в столбце «Иностранный»`;
    return companyErrorText(error) ?? '';
  }
  if (plan.state === 'there' && plan.isDifferent) return t`Уже есть в списке. Машина и состояние останутся прежними`;
  if (plan.state === 'there' || outcome === 'there') return t`Уже есть в списке`;
  if (outcome === 'done') return plan.isSwitch ? t`Отключён` : t`Добавлено`;
  if (outcome === undefined) return plan.isSwitch ? t`Уже есть в списке. Отключим, машина останется прежней` : t`Новая`;
  if (outcome === 'stillOn') return t`Водитель в списке, но остался в работе: ответ города потерялся`;
  if (outcome === 'lost') return t`Ответ города потерялся, в списке этой строки нет`;
  // `companyErrorText` has a text for a wrong phone format only.
  const reason =
    (outcome.errorName === 'InvalidFormat' ? undefined : companyErrorText(outcome.errorName)) ??
    errorText(outcome.errorName, outcome.message);
  return outcome.isStillActive ? t`Водитель в списке, но остался в работе. ${reason}` : reason;
};

/** Returns the text of why a file cannot be used. */
export const fileErrorText = (error: FileError): string => {
  switch (error) {
    case 'empty':
      return t`В файле нет ни одной строки с данными.`;
    case 'columns':
      return t`Не нашлись нужные столбцы. Для машин нужен столбец «Номер машины», для водителей «ФИО» и «Телефон».`;
    case 'devices':
      return t`Устройства из файла не переносятся. Добавьте их в списке «Устройства».`;
    case 'tooMany':
      return t`В файле больше 10 000 строк. Разделите его на несколько.`;
    case 'tooLarge':
      return t`Файл больше 20 МБ. Разделите его на несколько.`;
    case 'oldExcel':
      return t`Это таблица старого Excel (xls) или с паролем. Сохраните её в формате xlsx без пароля.`;
    case 'unreadable':
      return t`Этот файл прочитать не получилось. Подойдут CSV и Excel (xlsx).`;
  }
};

export const fileKindText = (kind: FileKind): string => (kind === 'cars' ? t`Машины` : t`Водители`);
