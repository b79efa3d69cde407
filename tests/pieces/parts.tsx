import { hourMs, minuteMs } from '~/domain/cityTime';
import type { ComponentProps } from 'react';
import type { AttemptState } from '~/domain/attempt.state';
import { EditNotice } from '~/parts/edit/EditNotice';
import { RemovePanel } from '~/parts/edit/RemovePanel';
import { SaveButton } from '~/parts/edit/SaveButton';
import { Age } from '~/parts/Age';
import { LinkWarning } from '~/parts/doubts/LinkWarning';
import { PlaceDoubt } from '~/parts/doubts/PlaceDoubt';
import { PlateDoubt } from '~/parts/doubts/PlateDoubt';
import { StayDoubts } from '~/parts/doubts/StayDoubts';
import { OwnPhoneField } from '~/parts/driver/OwnPhoneField';
import { NoStays, StayCard } from '~/parts/driver/StayCard';
import { StayDeeds } from '~/parts/driver/StayDeeds';
import { StaysToCome } from '~/parts/driver/StaysToCome';
import { UsualPlaces } from '~/parts/driver/UsualPlaces';
import { VehicleField } from '~/parts/driver/VehicleField';
import { NoCity } from '~/parts/NoCity';
import { NoPage } from '~/parts/NoPage';
import { NoteButton } from '~/parts/note/NoteButton';
import { NoteOffer } from '~/parts/note/NoteOffer';
import { AskButton } from '~/parts/payment/AskButton';
import { AttemptNotice } from '~/parts/payment/AttemptNotice';
import { EndNotice } from '~/parts/payment/EndNotice';
import { LinkNotice } from '~/parts/payment/LinkNotice';
import { MethodField } from '~/parts/payment/MethodField';
import { MethodFields } from '~/parts/payment/MethodFields';
import { NoMethodsNotice } from '~/parts/payment/NoMethodsNotice';
import { NotSentNotice } from '~/parts/payment/NotSentNotice';
import { PayLink } from '~/parts/payment/PayLink';
import { PayPageLink } from '~/parts/payment/PayPageLink';
import { PhoneField } from '~/parts/payment/PhoneField';
import { RefusalNotice } from '~/parts/payment/RefusalNotice';
import { RunNotice } from '~/parts/payment/RunNotice';
import { CategoryField } from '~/parts/plate/CategoryField';
import { PlateField } from '~/parts/plate/PlateField';
import { PlateView } from '~/parts/plate/PlateView';
import { FreeThen } from '~/parts/post/FreeThen';
import { PostField } from '~/parts/post/PostField';
import { Price } from '~/parts/Price';
import { ProofPaper } from '~/parts/proofs/ProofPaper';
import { SaveProofs } from '~/parts/proofs/SaveProofs';
import { CityClock } from '~/parts/session/CityClock';
import { SessionCard } from '~/parts/session/SessionCard';
import { SessionRing } from '~/parts/session/SessionRing';
import { SessionStrip } from '~/parts/session/SessionStrip';
import { StayHero } from '~/parts/session/StayHero';
import { StayLine } from '~/parts/session/StayLine';
import { ShareLink } from '~/parts/share/ShareLink';
import { SmsFirst } from '~/parts/sms/SmsFirst';
import { SmsKnown } from '~/parts/sms/SmsKnown';
import { SmsOffer } from '~/parts/sms/SmsOffer';
import { WithoutNetwork } from '~/parts/sms/WithoutNetwork';
import { DurationField } from '~/parts/stay/DurationField';
import { PlaceField } from '~/parts/stay/PlaceField';
import { QuoteBox } from '~/parts/stay/QuoteBox';
import { QuoteRefusal } from '~/parts/stay/QuoteRefusal';
import { QuoteView } from '~/parts/stay/QuoteView';
import { emptyStay, type StayContext, type StayValues } from '~/parts/stay/stay.form';
import { TariffText } from '~/parts/TariffText';
import { StaleNotice } from '~/parts/StaleNotice';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { ZoneSign } from '~/parts/ZoneSign';
import { mapFeature } from '../unit/mapFeature';
import { now, timeZone } from './clock';
import { nothing, type Pieces, type Say } from './piece';
import { attempt, bySms, intervals, methods, parking, plate, prices, proofs, quote, session, vehicles, zone } from './samples';
import { Button } from '~/ui/Button';

const values: StayValues = { ...emptyStay, place: '0302', plate, durationMin: 90 };
const context: StayContext = { zones: [zone], paysByParking: false, parkedPlates: [], intervals };
const sms = (car: string) => ({ deed: 'pay', plate: car, isForeign: false, zone: '0302', durationMin: 120 }) as const;
const later = async (): Promise<void> => undefined;

type PriceState = ComponentProps<typeof QuoteBox>['price'];
const price: PriceState = { isOld: false, isLoading: false, isUnanswered: false, refetch: nothing };
const free = { ...quote, total: 0, intervals: [{ from: now, to: now + hourMs, sum: 0 }] };
const box = (state: Partial<PriceState>, rest: Partial<ComponentProps<typeof QuoteBox>> = {}) => (
  <QuoteBox price={{ ...price, ...state }} timeZone={timeZone} now={now} {...rest} />
);
const notice = (state: AttemptState, kind = attempt.kind) => (
  <AttemptNotice attempt={{ ...attempt, kind }} state={state} onCheckAgain={nothing} onDismiss={nothing} />
);
const refused: AttemptState = { phase: 'refused', errorName: 'NoMoneyNoHoney' };
const hero = (say: Say, rest: Partial<Parameters<typeof StayHero>[0]> = {}) => (
  <StayHero
    title={say('Парковка идёт', 'Parking is running')}
    session={session(75)}
    isForeign={false}
    address={zone.address}
    now={now}
    timeZone={timeZone}
    {...rest}
  />
);
const plateField = (rest: Partial<Parameters<typeof PlateField>[0]>) => (
  <PlateField value="" onChange={nothing} onBlur={nothing} isForeign={false} onForeignChange={nothing} {...rest} />
);
const phoneField = { value: '+7 (912) 345 - 67 - 89', onChange: nothing, onBlur: nothing };
const postForm = (post: StayValues['post'], fault?: string) => ({
  values: { post },
  set: nothing,
  touch: nothing,
  fault: () => fault,
  hiddenFault: () => fault,
});
const form = { values, touch: nothing };

const removePanel = (say: Say) => (
  <RemovePanel
    question={say(`Удалить ${plate}?`, `Delete ${plate}?`)}
    label={say('Удалить', 'Delete')}
    remove={async () => 'done'}
    onRemoved={nothing}
    onBack={nothing}
  />
);
const stale = (isAsking: boolean) => (say: Say) => (
  <StaleNotice isAsking={isAsking} onRetry={nothing}>
    {say('Список загрузить не удалось, показан прежний.', 'The list could not be loaded, the earlier one is shown.')}
  </StaleNotice>
);
const noReceipts = (say: Say) => (
  <WaitOrRetry isFailed title={say('Чеки загрузить не удалось', 'Receipts could not be loaded')} isAsking={false} onRetry={nothing}>
    {null}
  </WaitOrRetry>
);
const deeds = (leftMin: number, isOnlyOne = true) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
    <StayDeeds session={session(leftMin)} isOnlyOne={isOnlyOne} />
  </div>
);

export const parts: Pieces = {
  'parts/Age': {
    plain: {
      'of today': () => <Age at={now - 25 * minuteMs} now={now} timeZone={timeZone} />,
      'of another day': () => <Age at={now - 49 * hourMs} now={now} timeZone={timeZone} />,
    },
  },
  'parts/doubts/PlaceDoubt': {
    plain: {
      'far from it': () => (
        <PlaceDoubt
          features={[mapFeature({ zoneNumber: '0302', geometry: { type: 'Point', coordinates: { latitude: 55.75, longitude: 37.6 } } })]}
          name="0302"
          paysByParking={false}
        />
      ),
    },
  },
  'parts/doubts/PlateDoubt': {
    plain: {
      'like an own car': () => <PlateDoubt values={{ ...values, plate: 'А123ВС77' }} set={nothing} known={vehicles} />,
      'no such region': () => <PlateDoubt values={{ ...values, plate: 'А123ВС00' }} set={nothing} known={[]} />,
    },
  },
  'parts/doubts/StayDoubts': {
    plain: {
      'like an own car': () => (
        <StayDoubts values={{ ...values, plate: 'А123ВС77' }} set={nothing} known={vehicles} context={context} place={zone} features={undefined} />
      ),
    },
  },
  'parts/driver/OwnPhoneField': {
    plain: {
      'one of two': () => <OwnPhoneField {...phoneField} phones={['79123456789', '79221112233']} />,
      'the only one': () => <OwnPhoneField {...phoneField} phones={['79123456789']} />,
    },
  },
  'parts/driver/StayCard': {
    plain: {
      'nothing in it': (say) => (
        <StayCard
          title={say('Текущие парковки', 'Current parking')}
          age={null}
          empty={<NoStays>{say('Сейчас ничего не идёт', 'Nothing is running')}</NoStays>}
        />
      ),
      'old, with a stay': (say) => (
        <StayCard
          title={say('Другие парковки', 'Other parking')}
          age={<Age at={now - 25 * minuteMs} now={now} timeZone={timeZone} />}
          note={say('Для изменений нужна сеть', 'A network is needed to change anything')}
        >
          <SessionCard session={session(75)} now={now} timeZone={timeZone} />
        </StayCard>
      ),
    },
  },
  'parts/driver/StayDeeds': {
    plain: {
      running: () => deeds(75),
      'too late to stop': () => deeds(20),
    },
    offline: {
      'by SMS': () => deeds(75),
      'two of them': () => deeds(75, false),
    },
  },
  'parts/driver/StaysToCome': {
    plain: {
      failed: () => <StaysToCome error={new Error('x')} isFetching={false} refetch={later} />,
      'asked again': () => <StaysToCome error={new Error('x')} isFetching refetch={later} />,
    },
  },
  'parts/driver/UsualPlaces': {
    plain: {
      'the last one chosen': () => (
        <UsualPlaces
          values={values}
          set={nothing}
          context={{ ...context, zones: [zone, { ...zone, number: '0417', address: 'Тверская улица, 1' }] }}
        />
      ),
    },
  },
  'parts/driver/VehicleField': {
    plain: {
      'an own car': () => <VehicleField values={values} set={nothing} onBlur={nothing} vehicles={vehicles} />,
      'another, whose category is asked for': () => (
        <VehicleField values={{ ...values, plate: 'О777ОО77' }} set={nothing} onBlur={nothing} vehicles={[]} asksCategory />
      ),
      fault: () => <VehicleField values={{ ...values, plate: 'А12' }} set={nothing} onBlur={nothing} vehicles={[]} fault="format" />,
    },
  },
  'parts/edit/EditNotice': {
    plain: {
      'not done': () => <EditNotice end="notDone" />,
      unknown: () => <EditNotice end="unknown" />,
      busy: () => <EditNotice end="busy" />,
    },
  },
  'parts/edit/RemovePanel': {
    plain: {
      asked: removePanel,
    },
    offline: {
      'no network': removePanel,
    },
  },
  'parts/edit/SaveButton': {
    plain: {
      ready: (say) => <SaveButton isBusy={false}>{say('Сохранить', 'Save')}</SaveButton>,
      busy: (say) => <SaveButton isBusy>{say('Сохранить', 'Save')}</SaveButton>,
    },
    offline: { 'no network': (say) => <SaveButton isBusy={false}>{say('Сохранить', 'Save')}</SaveButton> },
  },
  'parts/NoCity': {
    plain: { 'before a choice': (say) => <NoCity>{say('Выберите город, чтобы увидеть его зоны.', 'Choose a city to see its zones.')}</NoCity> },
  },
  'parts/NoPage': { plain: { 'no page': () => <NoPage /> } },
  'parts/note/NoteButton': { plain: { ready: () => <NoteButton values={values} context={context} /> } },
  'parts/note/NoteOffer': { plain: { offered: () => <NoteOffer values={values} context={context} /> } },
  'parts/payment/AskButton': {
    plain: {
      ready: (say) => (
        <AskButton missing={undefined} isBusy={false} isOff={false}>
          {say('Оплатить', 'Pay')}
        </AskButton>
      ),
      'something is missing': (say) => (
        <AskButton missing={say('Введите телефон', 'Enter a phone')} isBusy={false} isOff={false}>
          {say('Оплатить', 'Pay')}
        </AskButton>
      ),
      busy: (say) => (
        <AskButton missing={undefined} isBusy isOff={false}>
          {say('Оплатить', 'Pay')}
        </AskButton>
      ),
    },
  },
  'parts/payment/AttemptNotice': {
    plain: {
      checking: () => notice({ phase: 'checking', cause: 'timeout', goodReads: 0 }),
      'not known': () => notice({ phase: 'notKnown', cause: 'timeout', goodReads: 0 }),
      'not done': () => notice({ phase: 'notDone' }),
      done: () => notice({ phase: 'done' }),
      'done twice': () => notice({ phase: 'doneTwice' }),
      'extended twice': () => notice({ phase: 'doneTwice' }, 'renew'),
      refused: () => notice(refused),
      busy: () => notice({ phase: 'busy', waitMs: 7000 }),
      'no network': () => notice({ phase: 'offline' }),
    },
  },
  'parts/payment/EndNotice': {
    plain: { refused: () => <EndNotice state={refused} />, 'not done': () => <EndNotice state={{ phase: 'notDone' }} /> },
  },
  'parts/payment/LinkNotice': { plain: { refused: () => <LinkNotice run={{ trace: { state: refused } }} /> } },
  'parts/payment/MethodField': {
    plain: {
      chosen: () => <MethodField methods={methods} value="card" onChange={nothing} />,
      'none chosen': () => <MethodField methods={methods} value={undefined} onChange={nothing} isMissing />,
    },
  },
  'parts/payment/MethodFields': {
    plain: {
      'with a phone': () => (
        <MethodFields
          methods={methods}
          phones={['79123456789']}
          form={{ values: { methodId: 'phone', phone: '' }, touch: nothing, fault: () => undefined }}
          onChange={nothing}
        />
      ),
    },
  },
  'parts/payment/NoMethodsNotice': {
    plain: {
      failed: () => <NoMethodsNotice isAsking={false} onRetry={nothing} />,
      'asked again': () => <NoMethodsNotice isAsking onRetry={nothing} />,
    },
  },
  'parts/payment/NotSentNotice': {
    plain: {
      'another tab': () => <NotSentNotice why="otherTab" />,
      'no answer': () => <NotSentNotice why="noAnswer" />,
      'another price': () => <NotSentNotice why="priceChanged" />,
      'a page that may not be opened': () => <NotSentNotice why="badPage" />,
    },
  },
  'parts/payment/PayLink': {
    plain: {
      'to be opened': (say) => (
        <PayLink
          link={{ address: 'https://pay.example/1', toPay: 500_00, isOpened: false }}
          given={{ open: nothing, drop: nothing }}
          onCheck={later}
          title=""
        >
          {say('Ждём', 'Waiting')}
        </PayLink>
      ),
      opened: (say) => (
        <PayLink
          link={{ address: 'https://pay.example/1', toPay: 500_00, isOpened: true }}
          given={{ open: nothing, drop: nothing }}
          onCheck={later}
          title={say('Ждём деньги', 'Waiting for the money')}
        >
          {say('Как только они придут, здесь это станет видно.', 'As soon as it comes you will see it here.')}
        </PayLink>
      ),
    },
  },
  'parts/payment/PayPageLink': { plain: { 'sum unknown': () => <PayPageLink address="https://pay.example/1" toPay={undefined} onOpen={nothing} /> } },
  'parts/payment/PhoneField': {
    plain: {
      empty: () => <PhoneField {...phoneField} value="" />,
      filled: () => <PhoneField {...phoneField} />,
      short: () => <PhoneField {...phoneField} value="+7 (912) 345" fault="PhoneShort" />,
    },
  },
  'parts/payment/RefusalNotice': { plain: { refused: () => <RefusalNotice run={{ trace: { state: refused } }} /> } },
  'parts/payment/RunNotice': {
    plain: {
      'not known': () => (
        <RunNotice run={{ trace: { attempt, state: { phase: 'notKnown', cause: 'network', goodReads: 0 } }, checkAgain: nothing }} />
      ),
    },
  },
  'parts/plate/CategoryField': {
    plain: {
      'of a car': () => <CategoryField values={values} set={nothing} />,
      'of a motorcycle': () => <CategoryField values={{ ...values, plate: '1234АВ77' }} set={nothing} />,
    },
  },
  'parts/plate/PlateField': {
    plain: {
      empty: () => plateField({}),
      'half typed': () => plateField({ value: 'А12' }),
      whole: () => plateField({ value: plate }),
      fault: (say) => plateField({ value: 'А12', fault: say('Такого номера не бывает', 'There is no such number') }),
      foreign: () => plateField({ value: 'AB123CD', isForeign: true }),
    },
  },
  'parts/plate/PlateView': {
    plain: Object.fromEntries(
      [
        ['a car', plate],
        ['two digits of region', 'А123ВС77'],
        ['a taxi', 'АВ12377'],
        ['in transit', 'АВ123С77'],
        ['police', 'А123477'],
        ['a trailer of the police', '123А77'],
        ['a motorcycle', '1234АВ77'],
        ['a motorcycle of the police', '1234А77'],
        ['foreign', 'AB-123-CD'],
      ].map(([state, number]) => [state, () => <PlateView plate={number ?? ''} isForeign={state === 'foreign'} />]),
    ),
  },
  'parts/post/FreeThen': { plain: { told: () => <FreeThen /> } },
  'parts/post/PostField': {
    plain: {
      now: () => <PostField form={postForm(undefined)} kinds={['postPayment', 'postPaymentYesterday']} now={now} timeZone={timeZone} />,
      today: () => (
        <PostField
          form={postForm({ kind: 'postPayment', time: '09:15', chosenOn: '2026-11-20' })}
          kinds={['postPayment', 'postPaymentYesterday']}
          now={now}
          timeZone={timeZone}
        />
      ),
    },
  },
  'parts/Price': {
    plain: { whole: () => <Price sum={120_00} />, 'with kopecks': () => <Price sum={12_345_67} className="text-title font-bold" /> },
  },
  'parts/proofs/ProofPaper': {
    paper: { 'four of them': (say) => <ProofPaper proofs={proofs} city={say('Москва', 'Moscow')} timeZone={timeZone} /> },
  },
  'parts/proofs/SaveProofs': { plain: { offered: () => <SaveProofs /> } },
  'parts/session/CityClock': {
    plain: { 'the phone is elsewhere': () => <CityClock at={now + hourMs} now={now} timeZone="Asia/Vladivostok" /> },
  },
  'parts/session/SessionCard': {
    plain: {
      running: (say) => (
        <SessionCard session={session(75)} now={now} timeZone={timeZone} actions={<Button icon="plus">{say('Продлить', 'Extend')}</Button>} />
      ),
      'too late to stop': () => <SessionCard session={session(20)} now={now} timeZone={timeZone} />,
      'ends now': () => <SessionCard session={session(4)} now={now} timeZone={timeZone} />,
      'by parking code': () => <SessionCard session={session(26 * 60, { parkingCode: '4077' })} now={now} timeZone={timeZone} />,
    },
  },
  'parts/session/SessionRing': {
    plain: {
      running: () => (
        <SessionRing share={0.75} mood="running">
          1:30
        </SessionRing>
      ),
      ending: () => (
        <SessionRing share={0.1} mood="ending">
          0:12
        </SessionRing>
      ),
      over: () => (
        <SessionRing share={0} mood="over">
          0:00
        </SessionRing>
      ),
    },
  },
  'parts/session/SessionStrip': {
    plain: {
      running: () => <SessionStrip session={session(75)} now={now} timeZone={timeZone} />,
      'ends now': () => <SessionStrip session={session(4)} now={now} />,
      'until it is ended': (say) => <SessionStrip session={session(0)} now={now} since={say('13:05', '1:05 PM')} />,
    },
  },
  'parts/session/StayHero': {
    plain: {
      running: (say) => hero(say),
      'paid for afterwards': (say) => hero(say, { session: session(-60), isPost: true }),
      'end reckoned': (say) =>
        hero(say, { isEndReckoned: true, canBeStopped: false, note: say('Город не сообщил конец', 'The city did not tell the end') }),
    },
  },
  'parts/session/StayLine': {
    plain: {
      'with a time': (say) => (
        <StayLine plate={plate} place="0302">
          {say('до 14:55', 'until 2:55 PM')}
        </StayLine>
      ),
    },
  },
  'parts/share/ShareLink': {
    plain: {
      ready: (say) => (
        <ShareLink path="/guest-payment?city=moscow" title="" fieldLabel="">
          {say('Попросить оплатить', 'Ask someone to pay')}
        </ShareLink>
      ),
    },
  },
  'parts/sms/SmsKnown': {
    plain: { awaited: () => <SmsKnown wanted={sms(bySms.awaited)} />, told: () => <SmsKnown wanted={sms(bySms.told)} /> },
  },
  'parts/sms/SmsOffer': { plain: { pay: () => <SmsOffer wanted={sms(plate)} /> } },
  'parts/sms/WithoutNetwork': {
    offline: {
      'a whole stay': () => <WithoutNetwork form={form} context={context} target={{ ...sms(plate), category: 'B' }} isPost={false} />,
      'not filled in': () => <WithoutNetwork form={form} context={context} target={undefined} isPost={false} />,
      'of a time that has passed': () => <WithoutNetwork form={form} context={context} target={{ ...sms(plate), category: 'B' }} isPost />,
    },
  },
  'parts/stay/DurationField': {
    plain: {
      usual: () => <DurationField value={60} onChange={nothing} intervals={intervals} />,
      other: () => <DurationField value={255} onChange={nothing} intervals={intervals} />,
      none: (say) => (
        <DurationField value={undefined} onChange={nothing} intervals={intervals} fault={say('Выберите время парковки', 'Choose how long')} />
      ),
    },
  },
  'parts/stay/PlaceField': {
    plain: {
      zone: () => (
        <PlaceField
          value="0302"
          onChange={nothing}
          onBlur={nothing}
          zone={zone}
          paysByParking={false}
          tariff={<TariffText prices={prices.byDay} now={now} context={{ timeZone }} />}
        />
      ),
      parking: () => <PlaceField value="4077" onChange={nothing} onBlur={nothing} zone={parking} paysByParking />,
      fault: (say) => (
        <PlaceField
          value="9"
          onChange={nothing}
          onBlur={nothing}
          zone={undefined}
          paysByParking={false}
          fault={say('Такой зоны нет', 'No such zone')}
        />
      ),
    },
  },
  'parts/stay/QuoteBox': {
    plain: {
      price: () => box({ quote }),
      'a newer one is on its way': () => box({ quote, isOld: true }),
      'long in coming': () => box({ isLoading: true }),
      'no answer': () => box({ isUnanswered: true }),
      refused: () => box({ refusal: { errorName: 'TariffNotFound' } }),
      free: (say) => box({ quote: free }, { freeUntil: () => say('08:00', '8:00 AM') }),
      'free, nobody knows until when': () => box({ quote: free }),
      'free then': () => box({ quote: free }, { freeNote: <FreeThen /> }),
    },
  },
  'parts/stay/QuoteRefusal': { plain: { refused: () => <QuoteRefusal errorName="ZoneNotFound" /> } },
  'parts/stay/QuoteView': {
    plain: {
      'two prices and a discount': (say) => (
        <QuoteView
          quote={{
            ...quote,
            discount: 20_00,
            benefitName: say('Льгота', 'Benefit'),
            intervals: [
              { from: now, to: now + 20 * minuteMs, sum: 20_00, perHour: 60_00 },
              { from: now + 20 * minuteMs, to: now + 2 * hourMs, sum: 0 },
            ],
          }}
          timeZone={timeZone}
          now={now}
        />
      ),
    },
  },
  'parts/TariffText': {
    plain: Object.fromEntries(
      Object.entries({ ...prices, none: [] }).map(([state, list]) => [
        state,
        () => (
          <p>
            <TariffText prices={list} now={now} context={{ timeZone }} />
          </p>
        ),
      ]),
    ),
  },
  'parts/StaleNotice': {
    plain: {
      failed: stale(false),
      asking: stale(true),
    },
  },
  'parts/WaitOrRetry': {
    plain: {
      failed: noReceipts,
      'long in coming': () => (
        <WaitOrRetry isFailed={false} title="" isAsking onRetry={nothing}>
          <div className="h-8 w-full rounded-field bg-raised" />
        </WaitOrRetry>
      ),
    },
    offline: {
      failed: noReceipts,
    },
  },
  'parts/ZoneSign': {
    plain: { row: () => <ZoneSign number="0302" />, long: () => <ZoneSign number="1234567" />, hero: () => <ZoneSign number="0302" size="hero" /> },
  },
  // Last: what comes before others moves them by fractions of a pixel, and their letters are drawn otherwise.
  'parts/doubts/LinkWarning': {
    plain: {
      'another car, and longer than usual': () => (
        <LinkWarning
          applied={{ link: JSON.stringify({ zone: '0302', plate: 'В777ОР59', duration: '600' }) }}
          values={{ plate: 'В777ОР59', durationMin: 600 }}
          set={nothing}
          known={vehicles}
          offered={vehicles[0]}
          intervals={intervals}
        />
      ),
    },
  },
  'parts/sms/SmsFirst': {
    plain: {
      plain: () => <SmsFirst said={undefined} />,
      'with words of the city': () => <SmsFirst said="Оператор не отвечает" />,
    },
  },
};
