import type { ContentPage } from '../../store/content/content';

export const tariffs: ContentPage = {
  path: 'tariffs',
  title: { ru: 'Тарифы', en: 'Prices' },
  text: {
    ru: `<p>Цена часа стоит на карточке зоны: откройте <a href="/">карту</a> и нажмите на парковку. Перед оплатой приложение ещё раз показывает всю сумму.</p>
<h2>От чего зависит цена</h2>
<ul>
<li><strong>От зоны.</strong> В центре дороже, к окраине дешевле.</li>
<li><strong>От времени.</strong> Ночью во многих зонах парковка бесплатна, в центре вечером она дороже.</li>
<li><strong>От дня.</strong> У суббот, воскресений и праздников свои цены. Праздники считаются по производственному календарю.</li>
</ul>
<h2>Как считаем</h2>
<p>Цену часа делим на 60 и отбрасываем доли копейки — получается цена минуты. Платите вы за минуты. Если цена меняется, пока машина стоит, каждая часть времени считается по своей цене.</p>
<h2>Льготы и абонементы</h2>
<p>Скидку по льготе или абонементу приложение учитывает само. Действует самая большая из тех, что у вас есть. Если подходящего абонемента нет, сравните: при ежедневных поездках месячный обычно выгоднее почасовой оплаты.</p>`,
    en: `<p>The price of an hour stands on the card of each zone: open the <a href="/en">map</a> and tap a parking. Before you pay, the app shows the whole sum once more.</p>
<h2>What the price depends on</h2>
<ul>
<li><strong>The zone.</strong> The centre costs more, the outskirts less.</li>
<li><strong>The time.</strong> At night parking is free in many zones; in the centre evenings cost more.</li>
<li><strong>The day.</strong> Saturdays, Sundays and public holidays have prices of their own. Holidays follow the national working calendar.</li>
</ul>
<h2>How we count</h2>
<p>The price of an hour is divided by 60 and rounded down to a kopeck: that is the price of a minute. You pay for minutes. If the price changes while you are parked, each part is counted at its own price.</p>
<h2>Privileges and subscriptions</h2>
<p>The app applies your discount by itself, the largest one you have. No subscription yet? If you drive every day, a monthly one usually costs less than paying by the hour.</p>`,
  },
};
