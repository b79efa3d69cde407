import { t } from '@lingui/core/macro';
import type { DataKind } from '~/domain/account/deviceData';

/** Returns the name of a kind of data, in plain words. */
export const deviceDataTitle = (kind: DataKind): string => {
  switch (kind) {
    case 'login':
      return t`Вход в профиль`;
    case 'payments':
      return t`Платежи, которые ещё не завершились`;
    case 'proofs':
      return t`Чеки и журнал`;
    case 'stays':
      return t`Парковки, оплаченные без входа`;
    case 'sms':
      return t`Парковки по SMS`;
    case 'notes':
      return t`Записи «Я припарковался» и фото знаков`;
    case 'receipts':
      return t`Открытые квитанции`;
    case 'places':
      return t`Избранное и место машины`;
    case 'guest':
      return t`Машина и телефон для оплаты без входа`;
    case 'drafts':
      return t`Начатая регистрация`;
    case 'cityData':
      return t`Ответы города для работы без сети`;
    case 'mapData':
      return t`Парковки на карте`;
    case 'tiles':
      return t`Подложка карты`;
    case 'keptTiles':
      return t`Карта места, сохранённая вами`;
    case 'files':
      return t`Само приложение`;
    case 'settings':
      return t`Настройки`;
  }
};

/** Returns what deleting the data means, or why it cannot be deleted. */
export const deviceDataNote = (kind: DataKind): string => {
  switch (kind) {
    case 'login':
      return t`Удалится, когда вы выйдете из профиля.`;
    case 'payments':
      return t`Нужны, чтобы не заплатить дважды, пока город не ответил.`;
    case 'proofs':
      return t`Ваши записи о платежах и неудачных попытках.`;
    case 'stays':
      return t`По ним видно, до какого времени оплачено.`;
    case 'sms':
      return t`По ним видно, на что ещё нет ответа.`;
    case 'notes':
      return t`Удаляются по одной в меню «Я припарковался».`;
    case 'receipts':
      return t`Удалятся, когда вы выйдете из профиля.`;
    case 'places':
      return t`Удаляются на карте, там же, где вы их добавили.`;
    case 'guest':
      return t`Форму придётся заполнить заново.`;
    case 'drafts':
      return t`Регистрацию придётся начать заново.`;
    case 'cityData':
      return t`Загрузятся снова, когда будет сеть. До этого без сети их не будет.`;
    case 'mapData':
      return t`Загрузятся снова, когда будет сеть. До этого без сети карта будет пустой.`;
    case 'tiles':
      return t`Загрузится снова, когда вы откроете карту.`;
    case 'keptTiles':
      return t`Без сети карта там будет пустой. Сохранить её снова можно выше.`;
    case 'files':
      return t`Без него ничего не откроется, когда нет сети.`;
    case 'settings':
      return t`Город, язык, закрытые объявления. Занимают совсем мало.`;
  }
};
