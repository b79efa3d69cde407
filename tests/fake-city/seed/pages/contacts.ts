import type { ContentPage } from '../../store/content/content';

/** Phone and e-mail are those of the city's options. */
export const contacts = (city: string): ContentPage => ({
  path: 'contacts',
  title: { ru: 'Контакты', en: 'Contacts' },
  text: {
    ru: `<h2>Позвонить</h2>
<p><a href="tel:+78000000000">8 (800) 000-00-00</a>, круглосуточно, звонок бесплатный.</p>
<h2>Написать</h2>
<p><a href="mailto:parking@${city}.example">parking@${city}.example</a>. Отвечаем за три рабочих дня.</p>
<p>Вопрос об оплате решится быстрее, если назвать номер машины, зону, день и время.</p>
<h2>Прийти</h2>
<p>Отдел по работе с водителями открыт по будням с 9 до 18 часов, в пятницу до 17. Возьмите паспорт и свидетельство о регистрации машины: с ними оформляют льготы и возврат денег.</p>`,
    en: `<h2>Call</h2>
<p><a href="tel:+78000000000">8 (800) 000-00-00</a>, day and night, free of charge.</p>
<h2>Write</h2>
<p><a href="mailto:parking@${city}.example">parking@${city}.example</a>. We answer within three working days.</p>
<p>A question about a payment is settled sooner if you name the plate, the zone, the day and the time.</p>
<h2>Come</h2>
<p>The drivers’ office is open on weekdays from 9 to 18, on Fridays until 17. Bring your passport and the registration certificate of the car: privileges and refunds need them.</p>`,
  },
});
