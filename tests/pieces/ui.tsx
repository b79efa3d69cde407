import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import { CaptchaBox } from '~/ui/CaptchaBox';
import { CheckField } from '~/ui/CheckField';
import { Choice } from '~/ui/Choice';
import { CodeField } from '~/ui/CodeField';
import { DateField } from '~/ui/DateField';
import { SendButton } from '~/ui/form/SendButton';
import { CleanHtml } from '~/ui/html/CleanHtml';
import { PlainHtml } from '~/ui/html/PlainHtml';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { icons, type IconName } from '~/ui/icons';
import { Notice } from '~/ui/Notice';
import { PasswordField } from '~/ui/PasswordField';
import { Progress } from '~/ui/Progress';
import { SelectField } from '~/ui/SelectField';
import { ServerImage } from '~/ui/ServerImage';
import { ServerLink } from '~/ui/ServerLink';
import { Skeleton } from '~/ui/Skeleton';
import { TextField } from '~/ui/TextField';
import { Unfold } from '~/ui/Unfold';
import { Window } from '~/ui/Window';
import { nothing, type Pieces, type Say } from './piece';

const news = (say: Say): string => `
  <h2>${say('Новые зоны', 'New zones')}</h2>
  <p>${say('С 1 декабря парковка на улице Ленина станет платной:', 'From December 1 parking in Lenin street will be paid:')}
    <a href="/zones">${say('все зоны', 'all zones')}</a>, <a href="https://city.example/">${say('сайт города', 'the city’s site')}</a>.</p>
  <ul><li>${say('будни с 8:00 до 20:00', 'weekdays from 8:00 to 20:00')}</li><li>${say('суббота бесплатно', 'free on Saturday')}</li></ul>
  <table><thead><tr><th>${say('Зона', 'Zone')}</th><th>${say('Цена', 'Price')}</th></tr></thead><tbody><tr><td>0302</td><td>40 ₽</td></tr></tbody></table>`;

export const ui: Pieces = {
  'ui/ActionBar': {
    plain: {
      'one deed': (say) => (
        <ActionBar>
          <Button isWide>{say('Оплатить 80 ₽', 'Pay 80 ₽')}</Button>
        </ActionBar>
      ),
    },
  },
  'ui/Button': {
    plain: {
      primary: (say) => <Button>{say('Оплатить', 'Pay')}</Button>,
      'with a sign': (say) => <Button icon="plus">{say('Продлить', 'Extend')}</Button>,
      secondary: (say) => <Button look="secondary">{say('Проверить', 'Check')}</Button>,
      quiet: (say) => <Button look="quiet">{say('Понятно', 'Got it')}</Button>,
      danger: (say) => <Button look="danger">{say('Прервать', 'Stop')}</Button>,
      'wide, words on two lines': (say) => (
        <Button isWide icon="external">
          {say('Перейти на страницу оплаты поставщика услуг города', 'Go on to the payment page of the city’s service provider')}
        </Button>
      ),
      busy: (say) => (
        <Button isWide isBusy>
          {say('Оплатить 80 ₽', 'Pay 80 ₽')}
        </Button>
      ),
      'switched off': (say) => (
        <Button isWide disabled>
          {say('Оплатить', 'Pay')}
        </Button>
      ),
      'secondary, switched off': (say) => (
        <Button look="secondary" disabled>
          {say('Проверить', 'Check')}
        </Button>
      ),
    },
  },
  'ui/CaptchaBox': {
    plain: {
      'its script does not come': (say) => (
        <CaptchaBox token="" onToken={nothing} loadFault={say('Проверка не загрузилась', 'The check did not load')} />
      ),
    },
  },
  'ui/CheckField': {
    plain: {
      empty: (say) => (
        <CheckField name="a" isChecked={false} onChange={nothing}>
          {say('Согласен с правилами', 'I agree to the rules')}
        </CheckField>
      ),
      ticked: (say) => (
        <CheckField name="b" isChecked onChange={nothing}>
          {say('Согласен с правилами', 'I agree to the rules')}
        </CheckField>
      ),
      fault: (say) => (
        <CheckField name="c" isChecked={false} onChange={nothing} fault={say('Без согласия нельзя', 'It is not possible without')}>
          {say('Согласен с правилами', 'I agree to the rules')}
        </CheckField>
      ),
      'switched off': (say) => (
        <CheckField name="d" isChecked isDisabled onChange={nothing}>
          {say('Согласен с правилами', 'I agree to the rules')}
        </CheckField>
      ),
    },
  },
  'ui/Choice': {
    plain: {
      chips: (say) => (
        <Choice
          label={say('На сколько', 'For how long')}
          options={[15, 30, 60, 120].map((value) => ({ value, label: say(`${value} мин`, `${value} min`) }))}
          value={60}
          onChange={nothing}
        />
      ),
      lines: (say) => (
        <Choice
          label={say('Способ оплаты', 'Payment method')}
          isColumn
          options={[
            { value: 'card', label: say('Банковская карта', 'Bank card') },
            { value: 'phone', label: say('Счёт телефона', 'Phone account') },
          ]}
          value="card"
          onChange={nothing}
        />
      ),
      fault: (say) => (
        <Choice
          label={say('Способ оплаты', 'Payment method')}
          options={[{ value: 'card', label: say('Карта', 'Card') }]}
          value={undefined}
          onChange={nothing}
          fault={say('Выберите способ оплаты', 'Choose a payment method')}
        />
      ),
    },
  },
  'ui/CodeField': {
    plain: {
      'a code': (say) => <CodeField label={say('Код из SMS', 'Code from the SMS')} value="1234" onChange={nothing} />,
      fault: (say) => (
        <CodeField
          label={say('Код из SMS', 'Code from the SMS')}
          value="12"
          onChange={nothing}
          fault={say('Код не подошёл', 'The code did not fit')}
        />
      ),
    },
  },
  'ui/DateField': {
    plain: {
      empty: (say) => <DateField label={say('День', 'Day')} value="" onChange={nothing} />,
      'a day': (say) => <DateField label={say('День', 'Day')} value="2026-11-20" onChange={nothing} hint={say('В пределах года', 'Within a year')} />,
      fault: (say) => (
        <DateField label={say('День', 'Day')} value="2026-11-20" onChange={nothing} fault={say('День уже прошёл', 'The day is over')} />
      ),
      'switched off': (say) => <DateField label={say('День', 'Day')} value="2026-11-20" onChange={nothing} disabled />,
    },
  },
  'ui/form/SendButton': {
    plain: {
      ready: (say) => <SendButton isBusy={false}>{say('Отправить', 'Send')}</SendButton>,
      busy: (say) => (
        <SendButton isBusy busyText={say('Отправляем…', 'Sending…')}>
          {say('Отправить', 'Send')}
        </SendButton>
      ),
    },
    offline: { 'no network': (say) => <SendButton isBusy={false}>{say('Отправить', 'Send')}</SendButton> },
  },
  'ui/html/CleanHtml': { plain: { news: (say) => <CleanHtml html={news(say)} label={say('Новости', 'News')} /> } },
  'ui/html/PlainHtml': { plain: { 'its words alone': (say) => <PlainHtml html={news(say)} label={say('Новости', 'News')} /> } },
  'ui/Icon': {
    plain: {
      all: () => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
          {(Object.keys(icons) as IconName[]).map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      ),
    },
  },
  'ui/IconButton': {
    plain: {
      plain: (say) => <IconButton icon="search" label={say('Искать', 'Search')} />,
      'over the map': (say) => <IconButton icon="pin" label={say('Где я', 'Where am I')} isFloating />,
    },
  },
  'ui/Notice': {
    plain: {
      info: (say) => <Notice mood="info">{say('Данные на 13:40', 'Data of 13:40')}</Notice>,
      good: (say) => <Notice mood="good" title={say('Парковка оплачена', 'Parking is paid')} />,
      warning: (say) => (
        <Notice
          mood="warning"
          title={say('Пока неизвестно, прошла ли оплата', 'It is not known yet whether it was paid')}
          actions={
            <Button look="secondary" icon="refresh">
              {say('Проверить ещё раз', 'Check again')}
            </Button>
          }
        >
          {say('Не платите ещё раз.', 'Do not pay again.')}
        </Notice>
      ),
      danger: (say) => (
        <Notice mood="danger" title={say('Оплачено два раза', 'Paid twice')}>
          {say('Лишнее можно отменить.', 'One can be cancelled.')}
        </Notice>
      ),
    },
  },
  'ui/PasswordField': {
    plain: {
      hidden: (say) => <PasswordField label={say('Пароль', 'Password')} value="secret" onChange={nothing} autoComplete="current-password" />,
      fault: (say) => (
        <PasswordField
          label={say('Пароль', 'Password')}
          value="se"
          onChange={nothing}
          autoComplete="new-password"
          fault={say('Не меньше 6 символов', 'At least 6 characters')}
        />
      ),
    },
  },
  'ui/Progress': {
    plain: {
      'a third': (say) => <Progress label={say('Загружено', 'Loaded')} value={1} max={3} />,
      done: (say) => <Progress label={say('Загружено', 'Loaded')} value={3} max={3} />,
    },
  },
  'ui/SelectField': {
    plain: {
      'one of many': (say) => (
        <SelectField
          label={say('Тема', 'Topic')}
          options={[
            { value: 'a', label: say('Оплата парковки', 'Paying for parking') },
            { value: 'b', label: say('Штраф', 'A fine') },
          ]}
          value="a"
          onChange={nothing}
        />
      ),
      fault: (say) => (
        <SelectField
          label={say('Тема', 'Topic')}
          options={[{ value: '', label: '—' }]}
          value=""
          onChange={nothing}
          fault={say('Выберите тему', 'Choose a topic')}
        />
      ),
    },
  },
  'ui/ServerImage': {
    plain: {
      'may not be loaded': (say) => (
        <ServerImage address="https://elsewhere.example/a.png" alt="" className="">
          <p>{say('Картинки нет', 'No picture')}</p>
        </ServerImage>
      ),
    },
  },
  'ui/ServerLink': {
    plain: {
      'a page of the app': (say) => (
        <ServerLink address="/zones" className="underline">
          {say('Зоны', 'Zones')}
        </ServerLink>
      ),
      elsewhere: (say) => (
        <ServerLink address="https://city.example/" className="underline">
          {say('Сайт города', 'The city’s site')}
        </ServerLink>
      ),
      'may not be opened': (say) => (
        <ServerLink address="data:text/html,x" className="underline">
          {say('Ссылка', 'A link')}
        </ServerLink>
      ),
    },
  },
  'ui/Skeleton': {
    plain: {
      'after a long wait': (say) => (
        <Skeleton words={say('Ждём ответа города…', 'Waiting for the city…')}>
          <div className="h-8 w-full rounded-field bg-raised" />
        </Skeleton>
      ),
    },
  },
  'ui/TextField': {
    plain: {
      empty: (say) => (
        <TextField label={say('Номер зоны', 'Zone number')} value="" onChange={nothing} placeholder={say('например, 0302', 'such as 0302')} />
      ),
      filled: (say) => (
        <TextField label={say('Номер зоны', 'Zone number')} value="0302" onChange={nothing} hint={say('Как на знаке', 'As on the sign')} />
      ),
      fault: (say) => (
        <TextField
          label={say('Номер зоны', 'Zone number')}
          value="9999"
          onChange={nothing}
          fault={say('Такой зоны нет. Проверьте номер на знаке.', 'There is no such zone. Check the number on the sign.')}
        />
      ),
      'switched off': (say) => <TextField label={say('Номер зоны', 'Zone number')} value="0302" onChange={nothing} disabled />,
    },
  },
  'ui/Unfold': {
    plain: {
      'there at once': (say) => (
        <Unfold name="wall" isNow>
          {say('Пришло само', 'Came by itself')}
        </Unfold>
      ),
    },
  },
  'ui/Window': {
    window: {
      sheet: (say) => (
        <Window title={say('Продлить парковку', 'Extend parking')} onClose={nothing}>
          <p>{say('До 15:40 вместо 14:40', 'Until 15:40 instead of 14:40')}</p>
          <Button isWide>{say('Оплатить 80 ₽', 'Pay 80 ₽')}</Button>
        </Window>
      ),
    },
  },
};
