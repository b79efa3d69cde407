import type { ContentPage } from '../../store/content/content';

export const personalDataRules: ContentPage = {
  path: 'personal-data-rules',
  title: { ru: 'Правила обработки персональных данных', en: 'How personal data is handled' },
  text: {
    ru: `<p>Здесь сказано, какие данные о вас хранит городская парковка, зачем они нужны и как ими распорядиться.</p>
<h2>Что мы храним</h2>
<ul>
<li>Имя, телефон и e-mail, которые вы указали при регистрации.</li>
<li>Номера ваших машин, свидетельств о регистрации и водительских удостоверений, если вы их добавили.</li>
<li>Историю парковок, пополнений и возвратов.</li>
<li>Ваши обращения и ответы на них.</li>
</ul>
<p>Данные банковской карты к нам не попадают: их видит только платёжный сервис.</p>
<h2>Зачем</h2>
<p>Чтобы посчитать стоимость, проверить оплату, вернуть деньги за неиспользованное время, прислать чек и ответить на вопрос. Рекламы мы не присылаем и данных никому не продаём.</p>
<h2>Кому передаём</h2>
<p>Платёжному сервису — сумму и номер заказа, оператору связи — телефон, на который уходит код. Государственным органам — только по письменному запросу, основанному на законе.</p>
<h2>Сколько храним</h2>
<p>Сведения о платежах — пять лет, как велит закон о бухгалтерском учёте. Остальное — пока есть учётная запись и ещё год после её удаления.</p>
<h2>Ваши права</h2>
<p>Вы можете узнать, что мы о вас храним, исправить ошибки в профиле и отозвать согласие. Для этого напишите нам: адреса стоят на странице <a href="/pages/contacts">«Контакты»</a>. Ответим за 10 рабочих дней.</p>`,
    en: `<p>This page says what the city parking service keeps about you, why, and what you can do about it.</p>
<h2>What we keep</h2>
<ul>
<li>The name, phone and e-mail you gave when you registered.</li>
<li>Your number plates, and the registration certificates and driving licences you added.</li>
<li>The history of your parking, top-ups and refunds.</li>
<li>Your messages to us and our answers.</li>
</ul>
<p>Your bank card never reaches us: only the payment service sees it.</p>
<h2>Why</h2>
<p>To work out prices, check payments, give money back for unused time, send receipts and answer questions. We send no advertising and sell data to nobody.</p>
<h2>Who else gets it</h2>
<p>The payment service gets the sum and the order number, the mobile operator gets the phone a code is sent to. Public authorities get data only on a written request the law provides for.</p>
<h2>For how long</h2>
<p>Payment records for five years, as accounting law demands. Everything else while you have an account and for one year after it is deleted.</p>
<h2>Your rights</h2>
<p>You may ask what we keep, correct mistakes in your profile and withdraw your consent. Write to us at one of the addresses on the <a href="/en/pages/contacts">contacts</a> page. We answer within 10 working days.</p>`,
  },
};
