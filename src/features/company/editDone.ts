import { t } from '@lingui/core/macro';
import { deviceName } from '~/domain/company/companyDevice';
import type { CompanyEdit } from '~/domain/company/companyEdit';
import { personalAtom } from '~/state/session/personalAtom';

/** What the last successful edit has done, in words. The list that is open shows it. */
export const editDoneAtom = personalAtom<{ text: string } | undefined>(undefined);

/** Returns what a successful edit has done. */
export const editDoneText = (edit: CompanyEdit): string => {
  switch (edit.kind) {
    case 'addCar':
      return t`Машина ${edit.plate} добавлена`;
    case 'editCar':
      return t`Машина ${edit.corrected?.plate ?? edit.plate} сохранена`;
    case 'removeCar':
      return t`Машина ${edit.vehicle.plate} удалена`;
    case 'addDriver':
      return t`Водитель добавлен: ${edit.driver.name}`;
    case 'editDriver':
      return t`Водитель сохранён: ${edit.driver.name}`;
    case 'removeDriver':
      return t`Водитель удалён: ${edit.driver.name}`;
    case 'switchDriver':
      return edit.isActive ? t`Водитель включён: ${edit.driver.name}` : t`Водитель отключён: ${edit.driver.name}`;
    case 'addDevice':
      return t`Устройство ${deviceName(edit.device)} добавлено`;
    case 'correctDevice':
      return t`Устройство ${deviceName(edit.corrected)} сохранено`;
    case 'moveDevice':
      return t`Устройство ${deviceName(edit.device)} сохранено`;
    case 'removeDevice':
      return t`Устройство ${deviceName(edit.device)} удалено`;
    case 'switchDevice':
      return edit.isActive
        ? t`Устройство ${deviceName(edit.device)} включено`
        : t`Устройство ${deviceName(edit.device)} отключено`;
    case 'changeCars':
      return edit.edits[0] ? editDoneText(edit.edits[0]) : '';
  }
};
