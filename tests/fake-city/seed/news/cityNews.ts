import type { NewsItem } from '../../store/content/content';

/** A news item without its number; `daysAgo` is relative to the day on which the city is created. */
export type NewsText = Omit<NewsItem, 'number' | 'atMs'> & { daysAgo: number };

/** News about the streets. All invented. */
export const cityNews: readonly NewsText[] = [
  {
    daysAgo: 2,
    title: { ru: 'Две новые зоны у вокзала', en: 'Two new zones near the station' },
    announce: { ru: 'Разметка и знаки готовы, 86 мест.', en: 'Signs and markings are ready: 86 places.' },
    text: {
      ru: `<p>У вокзала появились две платные зоны на 86 мест. Шесть из них — для машин инвалидов.</p>
<h2>Что это меняет</h2>
<p>Раньше места занимали на весь день, и встречающим негде было встать. Теперь короткая остановка обойдётся недорого, а надолго машину удобнее оставить на плоской парковке за углом.</p>`,
      en: `<p>Two paid zones with 86 places have opened near the station. Six of the places are for disabled people.</p>
<h2>What changes</h2>
<p>Cars used to stand here all day and there was nowhere to stop when meeting a train. A short stop is now cheap, and the lot around the corner is better for a long one.</p>`,
    },
  },
  {
    daysAgo: 9,
    title: { ru: 'Ночью на набережной моют улицу', en: 'Street washing on the embankment at night' },
    announce: {
      ru: 'С часу до пяти утра машин у воды быть не должно.',
      en: 'No cars by the water from one to five in the morning.',
    },
    text: {
      ru: `<p>В ночь на четверг набережную будут мыть. Уберите, пожалуйста, машины с часу до пяти утра.</p>
<p>За это время плата не берётся, а оплаченные заранее минуты вернутся на баланс, если завершить парковку.</p>`,
      en: `<p>The embankment will be washed in the night to Thursday. Please keep it clear from one to five in the morning.</p>
<p>No fee is charged for that time, and minutes paid in advance go back to your balance if you end the parking.</p>`,
    },
  },
  {
    daysAgo: 24,
    title: { ru: 'Паркоматы принимают карты без контакта', en: 'Meters now take contactless cards' },
    announce: { ru: 'Заменили 26 старых аппаратов.', en: 'We replaced 26 old machines.' },
    text: {
      ru: `<p>Все 26 паркоматов теперь принимают карту или телефон прикосновением. Монеты и купюры аппараты больше не берут.</p>
<p>Если аппарат не отвечает, оплатите <a href="/pages/how-to-pay">другим способом</a> и сообщите нам его номер.</p>`,
      en: `<p>All 26 meters now take a card or a phone by touch. They no longer take coins or notes.</p>
<p>If a meter does not respond, pay <a href="/en/pages/how-to-pay">another way</a> and tell us its number.</p>`,
    },
  },
  {
    daysAgo: 41,
    title: { ru: 'Разметку в центре обновили', en: 'Fresh markings in the centre' },
    announce: {
      ru: 'Границы мест снова видны, часть мест стала шире.',
      en: 'The lines are visible again and some places are wider.',
    },
    text: {
      ru: `<p>За две недели обновили разметку на 31 улице. Места у поликлиник и школ стали шире на 40 сантиметров: так легче выйти с ребёнком или с палочкой.</p>`,
      en: `<p>In two weeks the markings of 31 streets were renewed. Places near clinics and schools are 40 centimetres wider, so that getting out with a child or a stick is easier.</p>`,
    },
  },
  {
    daysAgo: 68,
    title: { ru: 'Жителям: как продлить разрешение', en: 'Residents: how to renew a permit' },
    announce: { ru: 'Заявление принимают за месяц до окончания срока.', en: 'You can apply a month before it ends.' },
    text: {
      ru: `<p>Разрешение жителя действует год. Подать заявление на новый срок можно за месяц до окончания.</p>
<h2>Что понадобится</h2>
<ul>
<li>паспорт с отметкой о регистрации;</li>
<li>свидетельство о регистрации машины;</li>
<li>номер прежнего разрешения.</li>
</ul>
<p>Где нас найти, сказано на странице <a href="/pages/contacts">«Контакты»</a>.</p>`,
      en: `<p>A resident permit is good for a year. You can apply for the next one a month before it ends.</p>
<h2>What you need</h2>
<ul>
<li>your passport with the registered address;</li>
<li>the registration certificate of the car;</li>
<li>the number of the previous permit.</li>
</ul>
<p>Where to find us is on the <a href="/en/pages/contacts">contacts</a> page.</p>`,
    },
  },
  {
    daysAgo: 130,
    title: { ru: 'Места для инвалидов: кто может стоять', en: 'Places for disabled people: who may park' },
    announce: {
      ru: 'Напоминаем о правилах и о том, как внести машину в реестр.',
      en: 'A reminder of the rules and of the register.',
    },
    text: {
      ru: `<p>На местах со знаком могут стоять машины, которые внесены в федеральный реестр. Наклейка на стекле без записи в реестре права не даёт.</p>
<p>Внести машину можно на портале государственных услуг, запись появляется за день.</p>`,
      en: `<p>The marked places are for cars in the federal register. A sticker on the window alone gives no right to park there.</p>
<p>A car is entered through the public services portal; the entry appears within a day.</p>`,
    },
  },
];
