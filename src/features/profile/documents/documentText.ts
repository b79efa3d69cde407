import { t } from '@lingui/core/macro';
import type { IdentityDocumentError, IdentityDocumentType } from '~/domain/vehicle/identityDocument';
import { errorText } from '~/i18n/errorText';

export const documentTypeText = (type: IdentityDocumentType): string =>
  type === 'STS' ? t`Свидетельство о регистрации` : t`Водительское удостоверение`;

/** Returns the text of an error in a document's field: the field's validation error or a server's `errorName`. */
export const documentErrorText = (
  error: IdentityDocumentError | undefined | (string & {}),
  type: IdentityDocumentType | undefined,
  message?: string,
): string | undefined => {
  switch (error) {
    case undefined:
      return undefined;
    case 'noType':
      return t`Выберите документ`;
    case 'empty':
      return t`Введите серию и номер`;
    case 'format':
      return type === 'STS'
        ? t`Нужны две цифры, две буквы и ещё шесть цифр`
        : t`Нужны две цифры, две буквы или цифры и ещё шесть цифр`;
    case 'taken':
    case 'UserExists':
      return t`Документ с таким номером уже есть`;
    default:
      return errorText(error, message);
  }
};
