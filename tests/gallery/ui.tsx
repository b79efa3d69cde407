import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import { CaptchaBox } from '~/ui/CaptchaBox';
import { CheckField } from '~/ui/CheckField';
import { Choice } from '~/ui/Choice';
import { CodeField } from '~/ui/CodeField';
import { DateField } from '~/ui/DateField';
import { EmptyState } from '~/ui/EmptyState';
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
import { Collapse } from '~/ui/Collapse';
import { ModalDialog } from '~/ui/ModalDialog';
import { nothing, type GalleryItems, type Localize } from './galleryItems';

const news = (localize: Localize): string => `
  <h2>${localize('Новые зоны', 'New zones')}</h2>
  <p>${localize('С 1 декабря парковка на улице Ленина станет платной:', 'From December 1 parking in Lenin street will be paid:')}
    <a href="/zones">${localize('все зоны', 'all zones')}</a>, <a href="https://city.example/">${localize('сайт города', 'the city’s site')}</a>.</p>
  <ul><li>${localize('будни с 8:00 до 20:00', 'weekdays from 8:00 to 20:00')}</li><li>${localize('суббота бесплатно', 'free on Saturday')}</li></ul>
  <table><thead><tr><th>${localize('Зона', 'Zone')}</th><th>${localize('Цена', 'Price')}</th></tr></thead><tbody><tr><td>0302</td><td>40 ₽</td></tr></tbody></table>`;

export const ui: GalleryItems = {
  'ui/ActionBar': {
    plain: {
      'one deed': (localize) => (
        <ActionBar>
          <Button isWide>{localize('Оплатить 80 ₽', 'Pay 80 ₽')}</Button>
        </ActionBar>
      ),
    },
  },
  'ui/Button': {
    plain: {
      primary: (localize) => <Button>{localize('Оплатить', 'Pay')}</Button>,
      'with a sign': (localize) => <Button icon="plus">{localize('Продлить', 'Extend')}</Button>,
      secondary: (localize) => <Button variant="secondary">{localize('Проверить', 'Check')}</Button>,
      quiet: (localize) => <Button variant="quiet">{localize('Понятно', 'Got it')}</Button>,
      danger: (localize) => <Button variant="danger">{localize('Прервать', 'Stop')}</Button>,
      'wide, words on two lines': (localize) => (
        <Button isWide icon="external">
          {localize(
            'Перейти на страницу оплаты поставщика услуг города',
            'Go on to the payment page of the city’s service provider',
          )}
        </Button>
      ),
      busy: (localize) => (
        <Button isWide isBusy>
          {localize('Оплатить 80 ₽', 'Pay 80 ₽')}
        </Button>
      ),
      'switched off': (localize) => (
        <Button isWide disabled>
          {localize('Оплатить', 'Pay')}
        </Button>
      ),
      'secondary, switched off': (localize) => (
        <Button variant="secondary" disabled>
          {localize('Проверить', 'Check')}
        </Button>
      ),
    },
  },
  'ui/CaptchaBox': {
    plain: {
      'its script does not come': (localize) => (
        <CaptchaBox
          token=""
          onToken={nothing}
          loadError={localize('Проверка не загрузилась', 'The check did not load')}
        />
      ),
    },
  },
  'ui/CheckField': {
    plain: {
      empty: (localize) => (
        <CheckField name="a" isChecked={false} onChange={nothing}>
          {localize('Согласен с правилами', 'I agree to the rules')}
        </CheckField>
      ),
      ticked: (localize) => (
        <CheckField name="b" isChecked onChange={nothing}>
          {localize('Согласен с правилами', 'I agree to the rules')}
        </CheckField>
      ),
      fault: (localize) => (
        <CheckField
          name="c"
          isChecked={false}
          onChange={nothing}
          error={localize('Без согласия нельзя', 'It is not possible without')}
        >
          {localize('Согласен с правилами', 'I agree to the rules')}
        </CheckField>
      ),
      'switched off': (localize) => (
        <CheckField name="d" isChecked isDisabled onChange={nothing}>
          {localize('Согласен с правилами', 'I agree to the rules')}
        </CheckField>
      ),
    },
  },
  'ui/Choice': {
    plain: {
      chips: (localize) => (
        <Choice
          label={localize('На сколько', 'For how long')}
          options={[15, 30, 60, 120].map((value) => ({ value, label: localize(`${value} мин`, `${value} min`) }))}
          value={60}
          onChange={nothing}
        />
      ),
      lines: (localize) => (
        <Choice
          label={localize('Способ оплаты', 'Payment method')}
          isColumn
          options={[
            { value: 'card', label: localize('Банковская карта', 'Bank card') },
            { value: 'phone', label: localize('Счёт телефона', 'Phone account') },
          ]}
          value="card"
          onChange={nothing}
        />
      ),
      fault: (localize) => (
        <Choice
          label={localize('Способ оплаты', 'Payment method')}
          options={[{ value: 'card', label: localize('Карта', 'Card') }]}
          value={undefined}
          onChange={nothing}
          error={localize('Выберите способ оплаты', 'Choose a payment method')}
        />
      ),
    },
  },
  'ui/CodeField': {
    plain: {
      'a code': (localize) => (
        <CodeField label={localize('Код из SMS', 'Code from the SMS')} value="1234" onChange={nothing} />
      ),
      fault: (localize) => (
        <CodeField
          label={localize('Код из SMS', 'Code from the SMS')}
          value="12"
          onChange={nothing}
          error={localize('Код не подошёл', 'The code did not fit')}
        />
      ),
    },
  },
  'ui/DateField': {
    plain: {
      empty: (localize) => <DateField label={localize('День', 'Day')} value="" onChange={nothing} />,
      'a day': (localize) => (
        <DateField
          label={localize('День', 'Day')}
          value="2026-11-20"
          onChange={nothing}
          hint={localize('В пределах года', 'Within a year')}
        />
      ),
      fault: (localize) => (
        <DateField
          label={localize('День', 'Day')}
          value="2026-11-20"
          onChange={nothing}
          error={localize('День уже прошёл', 'The day is over')}
        />
      ),
      'switched off': (localize) => (
        <DateField label={localize('День', 'Day')} value="2026-11-20" onChange={nothing} disabled />
      ),
    },
  },
  'ui/form/SendButton': {
    plain: {
      ready: (localize) => <SendButton isBusy={false}>{localize('Отправить', 'Send')}</SendButton>,
      busy: (localize) => (
        <SendButton isBusy busyText={localize('Отправляем…', 'Sending…')}>
          {localize('Отправить', 'Send')}
        </SendButton>
      ),
    },
    offline: { 'no network': (localize) => <SendButton isBusy={false}>{localize('Отправить', 'Send')}</SendButton> },
  },
  'ui/html/CleanHtml': {
    plain: { news: (localize) => <CleanHtml html={news(localize)} label={localize('Новости', 'News')} /> },
  },
  'ui/html/PlainHtml': {
    plain: { 'its words alone': (localize) => <PlainHtml html={news(localize)} label={localize('Новости', 'News')} /> },
  },
  'ui/EmptyState': {
    plain: {
      'with an action': (localize) => (
        <EmptyState
          drawing="car"
          action={<Button variant="secondary">{localize('Добавить машину', 'Add a car')}</Button>}
        >
          {localize('Машин пока нет', 'No cars yet')}
        </EmptyState>
      ),
      'a list': (localize) => (
        <EmptyState drawing="list">{localize('Операций пока нет', 'No operations yet')}</EmptyState>
      ),
      letters: (localize) => (
        <EmptyState drawing="letter">{localize('Обращений пока нет', 'No requests yet')}</EmptyState>
      ),
      parking: (localize) => (
        <EmptyState drawing="sign">{localize('Активных парковок нет', 'No active parking')}</EmptyState>
      ),
    },
  },
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
      plain: (localize) => <IconButton icon="search" label={localize('Искать', 'Search')} />,
      'over the map': (localize) => <IconButton icon="pin" label={localize('Где я', 'Where am I')} isFloating />,
    },
  },
  'ui/Notice': {
    plain: {
      info: (localize) => <Notice severity="info">{localize('Данные на 13:40', 'Data of 13:40')}</Notice>,
      good: (localize) => <Notice severity="good" title={localize('Парковка оплачена', 'Parking is paid')} />,
      warning: (localize) => (
        <Notice
          severity="warning"
          title={localize('Пока неизвестно, прошла ли оплата', 'It is not known yet whether it was paid')}
          actions={
            <Button variant="secondary" icon="refresh">
              {localize('Проверить ещё раз', 'Check again')}
            </Button>
          }
        >
          {localize('Не платите ещё раз.', 'Do not pay again.')}
        </Notice>
      ),
      danger: (localize) => (
        <Notice severity="danger" title={localize('Оплачено два раза', 'Paid twice')}>
          {localize('Лишнее можно отменить.', 'One can be cancelled.')}
        </Notice>
      ),
    },
  },
  'ui/PasswordField': {
    plain: {
      hidden: (localize) => (
        <PasswordField
          label={localize('Пароль', 'Password')}
          value="secret"
          onChange={nothing}
          autoComplete="current-password"
        />
      ),
      fault: (localize) => (
        <PasswordField
          label={localize('Пароль', 'Password')}
          value="se"
          onChange={nothing}
          autoComplete="new-password"
          error={localize('Не меньше 6 символов', 'At least 6 characters')}
        />
      ),
    },
  },
  'ui/Progress': {
    plain: {
      'a third': (localize) => <Progress label={localize('Загружено', 'Loaded')} value={1} max={3} />,
      done: (localize) => <Progress label={localize('Загружено', 'Loaded')} value={3} max={3} />,
    },
  },
  'ui/SelectField': {
    plain: {
      'one of many': (localize) => (
        <SelectField
          label={localize('Тема', 'Topic')}
          options={[
            { value: 'a', label: localize('Оплата парковки', 'Paying for parking') },
            { value: 'b', label: localize('Штраф', 'A fine') },
          ]}
          value="a"
          onChange={nothing}
        />
      ),
      fault: (localize) => (
        <SelectField
          label={localize('Тема', 'Topic')}
          options={[{ value: '', label: '—' }]}
          value=""
          onChange={nothing}
          error={localize('Выберите тему', 'Choose a topic')}
        />
      ),
    },
  },
  'ui/ServerImage': {
    plain: {
      'may not be loaded': (localize) => (
        <ServerImage address="https://elsewhere.example/a.png" alt="" className="">
          <p>{localize('Картинки нет', 'No picture')}</p>
        </ServerImage>
      ),
    },
  },
  'ui/ServerLink': {
    plain: {
      'a page of the app': (localize) => (
        <ServerLink address="/zones" className="underline">
          {localize('Зоны', 'Zones')}
        </ServerLink>
      ),
      elsewhere: (localize) => (
        <ServerLink address="https://city.example/" className="underline">
          {localize('Сайт города', 'The city’s site')}
        </ServerLink>
      ),
      'may not be opened': (localize) => (
        <ServerLink address="data:text/html,x" className="underline">
          {localize('Ссылка', 'A link')}
        </ServerLink>
      ),
    },
  },
  'ui/Skeleton': {
    plain: {
      'after a long wait': (localize) => (
        <Skeleton message={localize('Ждём ответа города…', 'Waiting for the city…')}>
          <div className="h-8 w-full rounded-field bg-raised" />
        </Skeleton>
      ),
    },
  },
  'ui/TextField': {
    plain: {
      empty: (localize) => (
        <TextField
          label={localize('Номер зоны', 'Zone number')}
          value=""
          onChange={nothing}
          placeholder={localize('например, 0302', 'such as 0302')}
        />
      ),
      filled: (localize) => (
        <TextField
          label={localize('Номер зоны', 'Zone number')}
          value="0302"
          onChange={nothing}
          hint={localize('Как на знаке', 'As on the sign')}
        />
      ),
      fault: (localize) => (
        <TextField
          label={localize('Номер зоны', 'Zone number')}
          value="9999"
          onChange={nothing}
          error={localize(
            'Такой зоны нет. Проверьте номер на знаке.',
            'There is no such zone. Check the number on the sign.',
          )}
        />
      ),
      'switched off': (localize) => (
        <TextField label={localize('Номер зоны', 'Zone number')} value="0302" onChange={nothing} disabled />
      ),
    },
  },
  'ui/Collapse': {
    plain: {
      'there at once': (localize) => (
        <Collapse name="wall" isNow>
          {localize('Пришло само', 'Came by itself')}
        </Collapse>
      ),
    },
  },
  'ui/ModalDialog': {
    window: {
      sheet: (localize) => (
        <ModalDialog title={localize('Продлить парковку', 'Extend parking')} onClose={nothing}>
          <p>{localize('До 15:40 вместо 14:40', 'Until 15:40 instead of 14:40')}</p>
          <Button isWide>{localize('Оплатить 80 ₽', 'Pay 80 ₽')}</Button>
        </ModalDialog>
      ),
    },
  },
};
