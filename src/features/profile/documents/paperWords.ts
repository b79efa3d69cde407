import { t } from '@lingui/core/macro';
import type { PaperFault, PaperType } from '~/domain/paper';
import { errorText } from '~/i18n/errorText';

export const paperText = (type: PaperType): string => (type === 'STS' ? t`Свидетельство о регистрации` : t`Водительское удостоверение`);

/** The words under a field of a document: its own fault, or a server's errorName. */
export const paperFaultText = (fault: PaperFault | undefined | (string & {}), type: PaperType | undefined): string | undefined => {
  switch (fault) {
    case undefined:
      return undefined;
    case 'noType':
      return t`Выберите документ`;
    case 'empty':
      return t`Введите серию и номер`;
    case 'format':
      return type === 'STS' ? t`Нужны две цифры, две буквы и ещё шесть цифр` : t`Нужны две цифры, две буквы или цифры и ещё шесть цифр`;
    case 'taken':
    case 'UserExists':
      return t`Документ с таким номером уже есть`;
    default:
      return errorText(fault);
  }
};
