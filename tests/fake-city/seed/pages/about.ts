import type { ContentPage } from '../../store/content/content';

export const about: ContentPage = {
  path: 'about',
  title: { ru: 'О городских парковках', en: 'About city parking' },
  text: {
    ru: `<p>Городская служба парковок следит за тем, чтобы место находилось за несколько минут, а не за несколько кругов по кварталу.</p>
<h2>Чем мы занимаемся</h2>
<ul>
<li>Наносим разметку, ставим знаки, паркоматы и табло со свободными местами.</li>
<li>Принимаем оплату и возвращаем деньги за неиспользованное время.</li>
<li>Выдаём абонементы и оформляем льготы жителям.</li>
<li>Отвечаем на обращения.</li>
</ul>
<h2>Куда идут деньги</h2>
<p>Плата за парковку поступает в бюджет города. На неё ремонтируют тротуары, освещают дворы и содержат сами парковки.</p>
<h2>Организациям</h2>
<p>Компания с договором ведёт все машины в одном кабинете: добавляет водителей и устройства слежения, видит общий баланс. Чтобы заключить договор, <a href="/pages/contacts">напишите нам</a>.</p>`,
    en: `<p>The city parking service works so that a free place takes minutes to find, not laps around the block.</p>
<h2>What we do</h2>
<ul>
<li>We paint the markings and put up signs, parking meters and boards that show free places.</li>
<li>We take payments and give money back for unused time.</li>
<li>We issue subscriptions and arrange privileges for residents.</li>
<li>We answer your messages.</li>
</ul>
<h2>Where the money goes</h2>
<p>Parking fees go into the city budget. They pay for pavements, street lighting and the parkings themselves.</p>
<h2>For companies</h2>
<p>A company with a contract keeps all its vehicles in one place: it adds drivers and tracking devices and sees its balance. To sign a contract, <a href="/en/pages/contacts">write to us</a>.</p>`,
  },
};
