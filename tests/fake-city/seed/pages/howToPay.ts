import type { ContentPage } from '../../store/content/content';

export const howToPay: ContentPage = {
  path: 'how-to-pay',
  title: { ru: 'Как оплатить', en: 'How to pay' },
  text: {
    ru: `<h2>В приложении</h2>
<ul>
<li>Выберите зону на карте или введите её номер со знака.</li>
<li>Выберите машину и время.</li>
<li>Проверьте сумму и нажмите «Оплатить».</li>
</ul>
<p>Если на балансе не хватает денег, приложение предложит пополнить его картой, через СБП или со счёта телефона — смотря что есть в вашем городе.</p>
<h2>Без регистрации</h2>
<p>Нужны зона, номер машины, телефон и карта. Историю такой парковки мы не храним, а деньги за неиспользованное время вернуть некуда, поэтому выбирайте время точнее.</p>
<h2>По SMS</h2>
<p>Пригодится там, где нет интернета. Команды и короткий номер стоят на странице <a href="/sms-commands">«Команды SMS»</a>. Деньги спишет оператор связи.</p>
<h2>В паркомате</h2>
<p>Введите номер машины и приложите карту. Паркоматы отмечены на карте.</p>
<h2>По квитанции</h2>
<p>Пополнить баланс можно и в банке: выберите способ «Квитанция», укажите плательщика и распечатайте бумагу. Деньги придут, когда банк сообщит об оплате.</p>`,
    en: `<h2>In the app</h2>
<ul>
<li>Choose a zone on the map, or type its number from the sign.</li>
<li>Choose the vehicle and the time.</li>
<li>Check the sum and tap “Pay”.</li>
</ul>
<p>If the balance is too low, the app offers to top it up by card, by the fast payment system or from your phone account, whichever your city has.</p>
<h2>Without registering</h2>
<p>You need the zone, the plate, a phone and a card. We keep no history of such parking and have nowhere to return money for unused time, so choose the time with care.</p>
<h2>By SMS</h2>
<p>Useful where there is no internet. The commands and the short number are on the <a href="/en/sms-commands">SMS commands</a> page. Your mobile operator takes the money.</p>
<h2>At a parking meter</h2>
<p>Type the plate and hold your card to the reader. Meters are marked on the map.</p>
<h2>By receipt</h2>
<p>You can top up at a bank too: choose “Receipt”, enter the payer and print the paper. The money arrives when the bank reports the payment.</p>`,
  },
};
