import type { ContentPage } from '../../store/content/content';

export const rules: ContentPage = {
  path: 'rules',
  title: { ru: 'Правила парковки', en: 'Parking rules' },
  text: {
    ru: `<h2>Где платить</h2>
<p>Платная парковка обозначена знаком с номером зоны. Номер состоит из четырёх цифр; нули в начале важны: зона 0302 и зона 302 — не одно и то же.</p>
<h2>Когда платить</h2>
<p>Оплатите парковку сразу, как поставили машину. Время считается с минуты оплаты. Если уезжаете раньше, завершите парковку сами: деньги за целые неиспользованные минуты вернутся на баланс.</p>
<h2>Продление и отмена</h2>
<ul>
<li>Продлить парковку можно, пока она не кончилась.</li>
<li>Отменить её нельзя, когда до конца осталось меньше 30 минут.</li>
<li>Оплаченное время действует только в своей зоне.</li>
</ul>
<h2>Как ставить машину</h2>
<ul>
<li>Только в пределах разметки и так, как показано на табличке под знаком.</li>
<li>Места для инвалидов свободны для машин с разрешением; остальным стоять на них нельзя.</li>
<li>Не закрывайте выезды, пандусы и пожарные проезды, даже если разметка это позволяет.</li>
</ul>
<h2>Если не получилось заплатить</h2>
<p>Проверьте номер машины и зону, попробуйте другой способ на странице <a href="/pages/how-to-pay">«Как оплатить»</a>. Сохраните снимок экрана и напишите нам: время сбоя мы не считаем нарушением.</p>`,
    en: `<h2>Where to pay</h2>
<p>Paid parking is marked by a sign with the number of its zone. The number has four digits, and zeros at the front count: zone 0302 is not zone 302.</p>
<h2>When to pay</h2>
<p>Pay as soon as you have parked. Time runs from the minute of payment. If you leave earlier, end the parking yourself: money for whole unused minutes goes back to your balance.</p>
<h2>Extending and cancelling</h2>
<ul>
<li>You can extend parking until it ends.</li>
<li>You cannot cancel it with less than 30 minutes left.</li>
<li>Paid time is good in its own zone only.</li>
</ul>
<h2>How to park</h2>
<ul>
<li>Only inside the markings, and the way the plate under the sign shows.</li>
<li>Places for disabled people are for cars with a permit; nobody else may stand there.</li>
<li>Keep driveways, ramps and fire lanes clear, even where the markings leave room.</li>
</ul>
<h2>If you could not pay</h2>
<p>Check the plate and the zone, and try another way from the <a href="/en/pages/how-to-pay">how to pay</a> page. Keep a screenshot and write to us: we do not count the time of a failure against you.</p>`,
  },
};
