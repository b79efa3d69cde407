import { t } from '@lingui/core/macro';
import { deviceName } from '~/domain/company/companyDevice';
import type { FileError, FileRow, RowPlan } from '~/domain/company/companyFile';
import { companyErrorText } from '../companyErrorText';
import { refusalText } from '../editJobText';
import type { RowOutcome } from '../editJobs';

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
    if (error === 'state') return t`В столбце «Состояние» может быть «включён» или «отключён»`;
    if (error === 'foreign') return t`В столбце «Иностранный» может быть «да» или «нет»`;
    if (error === 'format')
      return t`Такого номера не бывает. Проверьте буквы и регион. У иностранного поставьте «да» в столбце «Иностранный»`;
    return companyErrorText(error) ?? '';
  }
  if (plan.state === 'there' && plan.isDifferent)
    return t`Уже есть в списке. Машина, устройство и состояние останутся прежними`;
  if (plan.state === 'there' || outcome === 'there') return t`Уже есть в списке`;
  if (outcome === 'done') return plan.isSwitch ? t`Отключён` : plan.isChange ? t`Сохранено` : t`Добавлено`;
  if (outcome === undefined) return planText(plan);
  if (outcome === 'stillOn') return t`Есть в списке, но осталась включённой: ответ города потерялся`;
  if (outcome === 'lost') return t`Ответ города потерялся, в списке этой строки нет`;
  const reason = refusalText(outcome);
  return outcome.isStillActive ? t`Есть в списке, но осталась включённой. ${reason}` : reason;
};

/** What will be done for a row. */
const planText = ({ edits, isSwitch, isChange }: Extract<RowPlan, { state: 'new' }>): string => {
  if (isSwitch) return t`Уже есть в списке. Отключим, машина останется прежней`;
  if (isChange) return t`Уже есть в списке. Название или устройство возьмём из файла`;
  for (const edit of edits) {
    if (edit.kind === 'addDriver') {
      const { plate } = edit.driver;
      return plate === undefined ? t`Новый водитель` : t`Новый, машина ${plate}`;
    }
    if (edit.kind === 'addDevice' && edits[0] === edit) {
      const { plate } = edit;
      return plate === undefined ? t`Новое устройство` : t`Новое, машина ${plate}`;
    }
  }
  const device = edits.flatMap((edit) =>
    edit.kind === 'addDevice' || edit.kind === 'moveDevice' ? deviceName(edit.device) : [],
  )[0];
  return device === undefined ? t`Новая машина` : t`Новая, устройство ${device}`;
};

/** Returns the text of why a file cannot be used. */
export const fileErrorText = (error: FileError): string => {
  switch (error) {
    case 'empty':
      return t`В файле нет ни одной строки с данными.`;
    case 'columns':
      return t`Не нашлись нужные столбцы. Для машин нужен столбец «Номер машины», для водителей «ФИО» и «Телефон», для устройств «IMEI».`;
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
