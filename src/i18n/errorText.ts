import { i18n, type MessageDescriptor } from '@lingui/core';
import { defineMessage as msg } from '@lingui/core/macro';

/** The namespace `errors`: what happened, and what to do next. Keys are `errors:{errorName}`. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  NoDurationSelected: msg({ id: 'errors:NoDurationSelected', message: 'Выберите время парковки.' }),
  NoZoneSelected: msg({ id: 'errors:NoZoneSelected', message: 'Выберите зону парковки.' }),
  NoSumEntered: msg({ id: 'errors:NoSumEntered', message: 'Введите сумму пополнения.' }),
  UnknownError: msg({ id: 'errors:UnknownError', message: 'Неизвестная ошибка. Попробуйте ещё раз.' }),
  ValidationError: msg({ id: 'errors:ValidationError', message: 'Проверьте введённые данные.' }),
  TokenNotFound: msg({ id: 'errors:TokenNotFound', message: 'Вход не распознан. Выйдите и войдите снова.' }),
  TokenExpired: msg({ id: 'errors:TokenExpired', message: 'Время входа истекло. Войдите снова.' }),
  AccountNotFound: msg({ id: 'errors:AccountNotFound', message: 'Для этого телефона нет счёта. Проверьте номер.' }),
  ParkingSessionIsOver: msg({
    id: 'errors:ParkingSessionIsOver',
    message: 'Парковка уже закончилась: продлить или отменить её нельзя.',
  }),
  ZoneNotFound: msg({ id: 'errors:ZoneNotFound', message: 'Такой зоны нет. Проверьте номер на знаке.' }),
  ParkingSessionNotFound: msg({
    id: 'errors:ParkingSessionNotFound',
    message: 'Эта парковка не найдена. Обновите список.',
  }),
  TariffNotFound: msg({
    id: 'errors:TariffNotFound',
    message: 'Для этой зоны не найден тариф. Выберите другую зону или время.',
  }),
  ParkingSessionAlreadyExists: msg({
    id: 'errors:ParkingSessionAlreadyExists',
    message: 'Для этого автомобиля парковка уже идёт. Её можно продлить.',
  }),
  ParkingSessionWasFree: msg({
    id: 'errors:ParkingSessionWasFree',
    message: 'Парковка была бесплатной, платить не нужно.',
  }),
  NoSaving: msg({ id: 'errors:NoSaving', message: 'До конца меньше 30 минут, отменить парковку уже нельзя.' }),
  PaymentServiceNotFound: msg({
    id: 'errors:PaymentServiceNotFound',
    message: 'Этот способ оплаты недоступен. Выберите другой.',
  }),
  PaymentServiceError: msg({
    id: 'errors:PaymentServiceError',
    message: 'Платёжная система не отвечает. Выберите другой способ или попробуйте позже.',
  }),
  CalculationCostError: msg({
    id: 'errors:CalculationCostError',
    message: 'Не удалось рассчитать стоимость. Измените время или попробуйте ещё раз.',
  }),
  NoMoneyNoHoney: msg({ id: 'errors:NoMoneyNoHoney', message: 'На балансе не хватает денег. Пополните его.' }),
  NotSelectedPaymentService: msg({
    id: 'errors:NotSelectedPaymentService',
    message: 'На балансе не хватает денег. Выберите, чем пополнить.',
  }),
  CalendarIsEmpty: msg({
    id: 'errors:CalendarIsEmpty',
    message: 'В городе не заполнен календарь рабочих дней. Сообщите в поддержку.',
  }),
  TypeOfDayIsNotDefined: msg({
    id: 'errors:TypeOfDayIsNotDefined',
    message: 'Город не указал тип этого дня. Попробуйте позже или сообщите в поддержку.',
  }),
  EmptyTs: msg({ id: 'errors:EmptyTs', message: 'Выберите автомобиль.' }),
  NotInCity: msg({ id: 'errors:NotInCity', message: 'Вы не в зоне города.' }),
  FuturePost: msg({ id: 'errors:FuturePost', message: 'Нельзя выбрать время в будущем.' }),
  PriceChangedTryLater: msg({
    id: 'errors:PriceChangedTryLater',
    message: 'Цена изменилась. Проверьте её и попробуйте ещё раз.',
  }),
  RefillAmountCanNotBeMaxAllowable: msg({
    id: 'errors:RefillAmountCanNotBeMaxAllowable',
    message: 'Сумма больше разрешённой. Введите меньше.',
  }),
  SetEmailInProfile: msg({ id: 'errors:SetEmailInProfile', message: 'Укажите электронную почту в профиле.' }),
  InDevelopingError: msg({ id: 'errors:InDevelopingError', message: 'Эта возможность в городе ещё не работает.' }),
  SubscriptionAlreadyExists: msg({
    id: 'errors:SubscriptionAlreadyExists',
    message: 'Такой абонемент у этого автомобиля на эти дни уже есть. Ещё раз платить не нужно.',
  }),
  ServerGateParkingError: msg({
    id: 'errors:ServerGateParkingError',
    message: 'Шлагбаум не отвечает. Попробуйте ещё раз или вызовите оператора кнопкой на стойке.',
  }),
  RequiredField: msg({ id: 'errors:RequiredField', message: 'Заполните это поле.' }),
  InvalidFormat: msg({ id: 'errors:InvalidFormat', message: 'Проверьте, как это написано.' }),
  ItNeedToBeANumber: msg({ id: 'errors:ItNeedToBeANumber', message: 'Здесь нужно число.' }),
  ItNeedToBeAString: msg({ id: 'errors:ItNeedToBeAString', message: 'Здесь нужен текст.' }),
  CantFindLocation: msg({
    id: 'errors:CantFindLocation',
    message: 'Не удалось определить место. Выберите зону из списка.',
  }),
  CantFindParking: msg({ id: 'errors:CantFindParking', message: 'Такой парковки нет. Проверьте код на знаке.' }),
  UserExists: msg({ id: 'errors:UserExists', message: 'Эти данные уже у другого пользователя. Укажите другие.' }),
  EmailExists: msg({ id: 'errors:EmailExists', message: 'Эта почта уже у другого пользователя. Укажите другую.' }),
  PhoneExists: msg({ id: 'errors:PhoneExists', message: 'Этот телефон уже используется. Укажите другой.' }),
  DoublePhone: msg({ id: 'errors:DoublePhone', message: 'Этот телефон уже используется. Укажите другой.' }),
  PhoneEmpty: msg({ id: 'errors:PhoneEmpty', message: 'Введите телефон.' }),
  SMSNotSend: msg({
    id: 'errors:SMSNotSend',
    message: 'Сообщение на этот телефон отправить не удалось. Проверьте номер.',
  }),
  LimitSMS: msg({
    id: 'errors:LimitSMS',
    message: 'Отправлено слишком много кодов. Попробуйте позже, минут через десять.',
  }),
  IncorrectCode: msg({
    id: 'errors:IncorrectCode',
    message: 'Код неверный или устарел. Проверьте его или запросите новый.',
  }),
  VIN_IMEI_EMPTY: msg({ id: 'errors:VIN_IMEI_EMPTY', message: 'Укажите IMEI или VIN.' }),
};

/**
 * Returns the text for a server's `errorName` in the language of the page. For an unknown or missing name it returns
 * the server's own message, or else the text of `otherwise`.
 */
export const errorText = (errorName: string, message?: string, otherwise = 'UnknownError'): string => {
  const text = Object.hasOwn(texts, errorName) ? texts[errorName] : undefined;
  if (text) return i18n._(text);
  return message || i18n._(texts[otherwise] as MessageDescriptor);
};
