import type { NewsText } from './cityNews';

/** News about the service. All invented. */
export const appNews: readonly NewsText[] = [
  {
    daysAgo: 1,
    title: { ru: 'Приложение работает без интернета', en: 'The app works without internet' },
    announce: {
      ru: 'Зоны, цены и команды SMS теперь всегда под рукой.',
      en: 'Zones, prices and SMS commands are always at hand now.',
    },
    text: {
      ru: `<p>Приложение хранит на телефоне зоны, цены и ваши машины. Если связь пропала, оно покажет сохранённое и подскажет, как оплатить по SMS.</p>
<p>Платёж без связи само оно не повторяет: деньги не спишутся дважды.</p>`,
      en: `<p>The app keeps zones, prices and your vehicles on the phone. When the connection is gone it shows what it kept and tells you how to pay by SMS.</p>
<p>It never repeats a payment by itself, so you are not charged twice.</p>`,
    },
  },
  {
    daysAgo: 5,
    title: { ru: 'Возврат за минуты, а не за часы', en: 'Refunds by the minute, not by the hour' },
    announce: {
      ru: 'Уезжаете раньше — вернём за каждую целую минуту.',
      en: 'Leave early and get back every whole minute.',
    },
    text: {
      ru: `<p>Раньше возвращали только целые часы. Теперь завершите парковку, и на баланс вернётся плата за все целые неиспользованные минуты.</p>
<p>Правило о последних 30 минутах осталось: тогда завершить парковку с возвратом нельзя.</p>`,
      en: `<p>We used to return whole hours only. Now end your parking, and the fee for all whole unused minutes goes back to the balance.</p>
<p>The rule of the last 30 minutes stays: by then parking cannot be ended with a refund.</p>`,
    },
  },
  {
    daysAgo: 15,
    title: { ru: 'Квитанция для бухгалтерии', en: 'A receipt for your accountant' },
    announce: { ru: 'Пополнить баланс можно по счёту от организации.', en: 'A company can top up by invoice.' },
    text: {
      ru: `<p>Выберите при пополнении способ «Квитанция» и укажите, кто платит: человек или организация. Готовую бумагу можно распечатать, скачать или отправить на почту.</p>
<p>Способ есть не во всех городах.</p>`,
      en: `<p>Choose “Receipt” when topping up and say who pays, a person or a company. The paper can be printed, downloaded or sent by e-mail.</p>
<p>Not every city offers this.</p>`,
    },
  },
  {
    daysAgo: 33,
    title: { ru: 'Несколько машин в одном профиле', en: 'Several vehicles in one profile' },
    announce: { ru: 'Дайте машинам имена и выберите главную.', en: 'Name your vehicles and choose the main one.' },
    text: {
      ru: `<p>Добавьте в профиль все машины семьи, дайте им имена и отметьте главную: она будет выбрана, когда вы открываете оплату.</p>
<p>Подойдут и мотоциклы, и машины с иностранными номерами.</p>`,
      en: `<p>Add all the family’s vehicles to your profile, name them and mark the main one: it is chosen when you open the payment.</p>
<p>Motorcycles and foreign plates are welcome too.</p>`,
    },
  },
  {
    daysAgo: 52,
    title: { ru: 'Осторожно: поддельные QR-коды', en: 'Beware of fake QR codes' },
    announce: { ru: 'Проверяйте адрес, прежде чем платить.', en: 'Check the address before you pay.' },
    text: {
      ru: `<p>На столбах находили наклейки с чужими кодами. Наши коды напечатаны на самом знаке и ведут на адрес этого сайта.</p>
<p>Если код ведёт в другое место, не вводите данные карты и <a href="/pages/contacts">сообщите нам</a>, где он висит.</p>`,
      en: `<p>Stickers with foreign codes have been found on lamp posts. Our codes are printed on the sign itself and lead to the address of this site.</p>
<p>If a code leads elsewhere, do not enter your card and <a href="/en/pages/contacts">tell us</a> where it hangs.</p>`,
    },
  },
  {
    daysAgo: 95,
    title: { ru: 'Договор для организаций', en: 'A contract for companies' },
    announce: { ru: 'Все машины и водители в одном кабинете.', en: 'All vehicles and drivers in one place.' },
    text: {
      ru: `<p>Организация с договором входит по ИНН и номеру договора и управляет машинами, водителями и устройствами слежения.</p>
<p>Баланс у организации общий, его видно сразу после входа.</p>`,
      en: `<p>A company with a contract signs in with its tax number and the number of the contract, and manages vehicles, drivers and tracking devices.</p>
<p>A company has one balance, shown right after signing in.</p>`,
    },
  },
];
