import { t } from '@lingui/core/macro';
import type { LegalEntityValues, PayerError, PayerHint, PersonValues } from '~/domain/history/payer';

/** Returns the label of a payer's field. */
export const personLabel = (name: keyof PersonValues): string => {
  switch (name) {
    case 'lastName':
      return t`Фамилия`;
    case 'firstName':
      return t({ message: 'Имя', context: 'given name' });
    case 'middleName':
      return t`Отчество, если есть`;
    case 'address':
      return t`Адрес`;
    case 'identity':
      return t`Документ`;
    case 'series':
      return t`Серия`;
    case 'number':
      return t`Номер`;
    case 'issuedOn':
      return t`Дата выдачи`;
    case 'issuer':
      return t`Кем выдан`;
  }
};

export const legalEntityLabel = (name: keyof LegalEntityValues): string => {
  switch (name) {
    case 'name':
      return t`Название организации`;
    case 'ogrn':
      return t`ОГРН`;
    case 'inn':
      return t`ИНН`;
    case 'kpp':
      return t`КПП`;
    case 'address':
      return t`Юридический адрес`;
  }
};

/** Returns the text of an error in a field. The texts are specified verbatim. */
export const payerErrorText = (error: PayerError | undefined): string | undefined => {
  switch (error) {
    case undefined:
      return undefined;
    case 'RequiredField':
      return t`Необходимо заполнить`;
    case 'TooLong':
      return t`Слишком длинно`;
    case 'InvalidFormat':
      return t`Уберите знаки, которых нет на клавиатуре`;
    case 'OnlyDigits':
      return t`Пожалуйста, укажите только цифры`;
    case 'BadDate':
      return t`Дата не корректна`;
    case 'Ogrn':
      return t`Только 13 цифр`;
    case 'Inn':
      return t`Только 10 или 12 цифр`;
    case 'Kpp':
      return t`Только 9 цифр`;
  }
};

/** Returns a hint about a probable mistake. */
export const payerHintText = (hint: PayerHint | undefined): string | undefined => {
  switch (hint) {
    case undefined:
      return undefined;
    case 'mistyped':
      return t`Похоже на опечатку: проверьте цифры.`;
    case 'future':
      return t`Этот день ещё не наступил: проверьте дату.`;
  }
};

/** Returns what the first invalid field needs, as a text for the button. */
export const payerMissing = (label: string, error: PayerError): string =>
  error === 'RequiredField' ? t`Заполните поле «${label}»` : t`Проверьте поле «${label}»`;
