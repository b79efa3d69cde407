import { smsOptionsOf } from '~/domain/sms/smsOptionsOf';
import { hourMs, minuteMs } from '~/domain/time/cityTime';
import type { ComponentProps } from 'react';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { EditNotice } from '~/components/edit/EditNotice';
import { RemovePanel } from '~/components/edit/RemovePanel';
import { SaveButton } from '~/components/edit/SaveButton';
import { Age } from '~/components/Age';
import { LinkWarning } from '~/components/warnings/LinkWarning';
import { LocationWarning } from '~/components/warnings/LocationWarning';
import { PlateWarning } from '~/components/warnings/PlateWarning';
import { StayWarnings } from '~/components/warnings/StayWarnings';
import { DriverPhoneField } from '~/components/driver/DriverPhoneField';
import { DriverTariffText } from '~/components/driver/DriverTariffText';
import { NoStays, StaysSection } from '~/components/driver/StaysSection';
import { StayActions } from '~/components/driver/StayActions';
import { StaysPlaceholder } from '~/components/driver/StaysPlaceholder';
import { UsualPlaces } from '~/components/driver/UsualPlaces';
import { VehicleField } from '~/components/driver/VehicleField';
import { NoCity } from '~/components/NoCity';
import { NoPage } from '~/components/NoPage';
import { NoteButton } from '~/components/parked-note/NoteButton';
import { NoteOffer } from '~/components/parked-note/NoteOffer';
import { PaymentButton } from '~/components/payment/PaymentButton';
import { AttemptNotice } from '~/components/payment/AttemptNotice';
import { EndNotice } from '~/components/payment/EndNotice';
import { LinkNotice } from '~/components/payment/LinkNotice';
import { MethodField } from '~/components/payment/MethodField';
import { MethodFields } from '~/components/payment/MethodFields';
import { NoMethodsNotice } from '~/components/payment/NoMethodsNotice';
import { NotSentNotice } from '~/components/payment/NotSentNotice';
import { PayLink } from '~/components/payment/PayLink';
import { PayPageLink } from '~/components/payment/PayPageLink';
import { PhoneField } from '~/components/payment/PhoneField';
import { RefusalNotice } from '~/components/payment/RefusalNotice';
import { RunNotice } from '~/components/payment/RunNotice';
import { CategoryField } from '~/components/plate/CategoryField';
import { PlateField } from '~/components/plate/PlateField';
import { PlateView } from '~/components/plate/PlateView';
import { WasFreeText } from '~/components/retroactive/WasFreeText';
import { RetroactiveStartField } from '~/components/retroactive/RetroactiveStartField';
import { Price } from '~/components/Price';
import { PaymentRecordsPrint } from '~/components/payment-records/PaymentRecordsPrint';
import { SavePaymentRecords } from '~/components/payment-records/SavePaymentRecords';
import { CityClock } from '~/components/stay/CityClock';
import { StayCard } from '~/components/stay/StayCard';
import { StayRing } from '~/components/stay/StayRing';
import { StayChip } from '~/components/stay/StayChip';
import { StayLine } from '~/components/stay/StayLine';
import { ShareLink } from '~/components/share/ShareLink';
import { SmsPendingNotice } from '~/components/sms/SmsPendingNotice';
import { SmsStayNotice } from '~/components/sms/SmsStayNotice';
import { SmsOffer } from '~/components/sms/SmsOffer';
import { OfflineActions } from '~/components/sms/OfflineActions';
import { DurationField } from '~/components/stay-form/DurationField';
import { PlaceField } from '~/components/stay-form/PlaceField';
import { QuoteBox } from '~/components/stay-form/QuoteBox';
import { QuoteRefusal } from '~/components/stay-form/QuoteRefusal';
import { ZonesFailure } from '~/components/stay-form/ZonesFailure';
import { QuoteView } from '~/components/stay-form/QuoteView';
import { emptyStay, type StayContext, type StayValues } from '~/components/stay-form/stay.form';
import { TariffText } from '~/components/TariffText';
import { StaleNotice } from '~/components/StaleNotice';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { ZoneBadge } from '~/components/ZoneBadge';
import type { Permit } from '~/domain/permits/permit';
import { mapFeature } from '../unit/support/mapFeature';
import { now, timeZone } from './clock';
import { nothing, type GalleryItems, type Localize } from './galleryItems';
import {
  attempt,
  smsPlates,
  intervals,
  methods,
  parking,
  plate,
  prices,
  paymentRecords,
  permit,
  quote,
  stay,
  vehicles,
  zone,
} from './samples';
import { Button } from '~/ui/Button';

const values: StayValues = { ...emptyStay, place: '0302', plate, durationMin: 90 };
const context: StayContext = { zones: [zone], paysByParking: false, parkedPlates: [], intervals };
const discounted = (patch: Partial<Permit>) => (
  <p className="grid">
    <DriverTariffText zone={zone} plate={plate} permits={[{ ...permit, ...patch }]} now={now} context={{ timeZone }} />
  </p>
);
const sms = (smsPlate: string) =>
  ({ deed: 'pay', plate: smsPlate, isForeign: false, zone: '0302', durationMin: 120 }) as const;
const resolved = async (): Promise<void> => undefined;

type PriceState = ComponentProps<typeof QuoteBox>['price'];
const price: PriceState = { isOld: false, isLoading: false, isUnanswered: false, refetch: nothing };
const free = { ...quote, total: 0, intervals: [{ from: now, to: now + hourMs, sum: 0 }] };
const box = (state: Partial<PriceState>, rest: Partial<ComponentProps<typeof QuoteBox>> = {}) => (
  <QuoteBox price={{ ...price, ...state }} timeZone={timeZone} now={now} {...rest} />
);
const notice = (state: AttemptState, kind = attempt.kind) => (
  <AttemptNotice attempt={{ ...attempt, kind }} state={state} onCheckAgain={nothing} onDismiss={nothing} />
);
const refusedState: AttemptState = { phase: 'refused', errorName: 'NoMoneyNoHoney' };
const plateField = (rest: Partial<Parameters<typeof PlateField>[0]>) => (
  <PlateField value="" onChange={nothing} onBlur={nothing} isForeign={false} onForeignChange={nothing} {...rest} />
);
const phoneField = { value: '+7 (912) 345 - 67 - 89', onChange: nothing, onBlur: nothing };
const retroactiveForm = (value: StayValues['post'], error?: string) => ({
  values: { post: value },
  set: nothing,
  touch: nothing,
  error: () => error,
  currentError: () => error,
});
const form = { values, touch: nothing };

const removePanel = (localize: Localize) => (
  <RemovePanel
    question={localize(`Удалить ${plate}?`, `Delete ${plate}?`)}
    label={localize('Удалить', 'Delete')}
    remove={async () => 'done'}
    onRemoved={nothing}
    onBack={nothing}
  />
);
const stale = (isFetching: boolean) => (localize: Localize) => (
  <StaleNotice isRetrying={isFetching} onRetry={nothing}>
    {localize(
      'Список загрузить не удалось, показан прежний.',
      'The list could not be loaded, the earlier one is shown.',
    )}
  </StaleNotice>
);
const noReceipts = (localize: Localize) => (
  <WaitOrRetry
    isFailed
    title={localize('Чеки загрузить не удалось', 'Receipts could not be loaded')}
    isRetrying={false}
    onRetry={nothing}
  >
    {null}
  </WaitOrRetry>
);
const smsOptions = smsOptionsOf({ start: 'р16*{zone}*{plate}*{hours}', extend: 'р16*х*{hours}', stop: 'р16*с' }, []);

const stayActions = (remainingMin: number, isOnlyOne = true) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
    <StayActions sms={smsOptions} stay={stay(remainingMin)} isOnlyOne={isOnlyOne} />
  </div>
);

export const components: GalleryItems = {
  'components/Age': {
    plain: {
      'of today': () => <Age at={now - 25 * minuteMs} now={now} timeZone={timeZone} />,
      'of another day': () => <Age at={now - 49 * hourMs} now={now} timeZone={timeZone} />,
    },
  },
  'components/warnings/LocationWarning': {
    plain: {
      'far from it': () => (
        <LocationWarning
          features={[
            mapFeature({
              zoneNumber: '0302',
              geometry: { type: 'Point', coordinates: { latitude: 55.75, longitude: 37.6 } },
            }),
          ]}
          name="0302"
          paysByParking={false}
        />
      ),
    },
  },
  'components/warnings/PlateWarning': {
    plain: {
      'like an own car': () => (
        <PlateWarning values={{ ...values, plate: 'А123ВС77' }} set={nothing} known={vehicles} />
      ),
      'a zero for a letter': () => <PlateWarning values={{ ...values, plate: '0123ОО77' }} set={nothing} known={[]} />,
      'no such region': () => <PlateWarning values={{ ...values, plate: 'А123ВС00' }} set={nothing} known={[]} />,
    },
  },
  'components/warnings/StayWarnings': {
    plain: {
      'like an own car': () => (
        <StayWarnings
          values={{ ...values, plate: 'А123ВС77' }}
          set={nothing}
          known={vehicles}
          context={context}
          place={zone}
          features={undefined}
        />
      ),
    },
  },
  'components/driver/DriverPhoneField': {
    plain: {
      'one of two': () => <DriverPhoneField {...phoneField} phones={['79123456789', '79221112233']} />,
      'the only one': () => <DriverPhoneField {...phoneField} phones={['79123456789']} />,
    },
  },
  'components/driver/DriverTariffText': {
    plain: {
      discount: () => discounted({ plate }),
      'any vehicle': () => discounted({ isForAnyVehicle: true }),
      none: () => discounted({ plate: 'В123ВС777' }),
    },
  },
  'components/driver/StaysSection': {
    plain: {
      'nothing in it': (localize) => (
        <StaysSection
          title={localize('Текущие парковки', 'Current parking')}
          age={null}
          empty={<NoStays>{localize('Сейчас ничего не идёт', 'Nothing is running')}</NoStays>}
        />
      ),
      'old, with a stay': (localize) => (
        <StaysSection
          title={localize('Другие парковки', 'Other parking')}
          age={<Age at={now - 25 * minuteMs} now={now} timeZone={timeZone} />}
          hint={localize('Для изменений нужна сеть', 'A network is needed to change anything')}
        >
          <StayCard stay={stay(75)} now={now} timeZone={timeZone} />
        </StaysSection>
      ),
    },
  },
  'components/driver/StayActions': {
    plain: {
      running: () => stayActions(75),
      'too late to stop': () => stayActions(20),
    },
    offline: {
      'by SMS': () => stayActions(75),
      'two of them': () => stayActions(75, false),
    },
  },
  'components/driver/StaysPlaceholder': {
    plain: {
      failed: () => <StaysPlaceholder error={new Error('x')} isFetching={false} refetch={resolved} />,
      'asked again': () => <StaysPlaceholder error={new Error('x')} isFetching refetch={resolved} />,
    },
  },
  'components/driver/UsualPlaces': {
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
  'components/driver/VehicleField': {
    plain: {
      'an own car': () => <VehicleField values={values} set={nothing} onBlur={nothing} vehicles={vehicles} />,
      'another, whose category is asked for': () => (
        <VehicleField
          values={{ ...values, plate: 'О777ОО77' }}
          set={nothing}
          onBlur={nothing}
          vehicles={[]}
          requiresCategory
        />
      ),
      fault: () => (
        <VehicleField
          values={{ ...values, plate: 'А12' }}
          set={nothing}
          onBlur={nothing}
          vehicles={[]}
          error="format"
        />
      ),
    },
  },
  'components/edit/EditNotice': {
    plain: {
      'not done': () => <EditNotice outcome="notDone" />,
      unknown: () => <EditNotice outcome="unknown" />,
      busy: () => <EditNotice outcome="busy" />,
    },
  },
  'components/edit/RemovePanel': {
    plain: {
      asked: removePanel,
    },
    offline: {
      'no network': removePanel,
    },
  },
  'components/edit/SaveButton': {
    plain: {
      ready: (localize) => <SaveButton isBusy={false}>{localize('Сохранить', 'Save')}</SaveButton>,
      busy: (localize) => <SaveButton isBusy>{localize('Сохранить', 'Save')}</SaveButton>,
    },
    offline: { 'no network': (localize) => <SaveButton isBusy={false}>{localize('Сохранить', 'Save')}</SaveButton> },
  },
  'components/NoCity': {
    plain: {
      'before a choice': (localize) => (
        <NoCity>{localize('Выберите город, чтобы увидеть его зоны.', 'Choose a city to see its zones.')}</NoCity>
      ),
    },
  },
  'components/NoPage': { plain: { 'no page': () => <NoPage /> } },
  'components/parked-note/NoteButton': { plain: { ready: () => <NoteButton values={values} context={context} /> } },
  'components/parked-note/NoteOffer': { plain: { offered: () => <NoteOffer values={values} context={context} /> } },
  'components/payment/PaymentButton': {
    plain: {
      ready: (localize) => (
        <PaymentButton missing={undefined} isBusy={false} isBlocked={false}>
          {localize('Оплатить', 'Pay')}
        </PaymentButton>
      ),
      'something is missing': (localize) => (
        <PaymentButton missing={localize('Введите телефон', 'Enter a phone')} isBusy={false} isBlocked={false}>
          {localize('Оплатить', 'Pay')}
        </PaymentButton>
      ),
      busy: (localize) => (
        <PaymentButton missing={undefined} isBusy isBlocked={false}>
          {localize('Оплатить', 'Pay')}
        </PaymentButton>
      ),
    },
  },
  'components/payment/AttemptNotice': {
    plain: {
      checking: () => notice({ phase: 'checking', cause: 'timeout', goodReads: 0 }),
      'not known': () => notice({ phase: 'notKnown', cause: 'timeout', goodReads: 0 }),
      'not done': () => notice({ phase: 'notDone' }),
      done: () => notice({ phase: 'done' }),
      'done twice': () => notice({ phase: 'doneTwice' }),
      'extended twice': () => notice({ phase: 'doneTwice' }, 'renew'),
      refused: () => notice(refusedState),
      busy: () => notice({ phase: 'busy', waitMs: 7000 }),
      'no network': () => notice({ phase: 'offline' }),
    },
  },
  'components/payment/EndNotice': {
    plain: {
      refused: () => <EndNotice state={refusedState} />,
      'not done': () => <EndNotice state={{ phase: 'notDone' }} />,
    },
  },
  'components/payment/LinkNotice': {
    plain: { refused: () => <LinkNotice run={{ attemptStatus: { state: refusedState } }} /> },
  },
  'components/payment/MethodField': {
    plain: {
      chosen: () => <MethodField methods={methods} value="card" onChange={nothing} />,
      'none chosen': () => <MethodField methods={methods} value={undefined} onChange={nothing} isMissing />,
    },
  },
  'components/payment/MethodFields': {
    plain: {
      'with a phone': () => (
        <MethodFields
          methods={methods}
          phones={['79123456789']}
          form={{ values: { methodId: 'phone', phone: '' }, touch: nothing, error: () => undefined }}
          onChange={nothing}
        />
      ),
    },
  },
  'components/payment/NoMethodsNotice': {
    plain: {
      failed: () => <NoMethodsNotice isRetrying={false} onRetry={nothing} />,
      'asked again': () => <NoMethodsNotice isRetrying onRetry={nothing} />,
    },
  },
  'components/payment/NotSentNotice': {
    plain: {
      'another tab': () => <NotSentNotice why="otherTab" />,
      'no answer': () => <NotSentNotice why="noAnswer" />,
      'another price': () => <NotSentNotice why="priceChanged" />,
      'a page that may not be opened': () => <NotSentNotice why="badPage" />,
    },
  },
  'components/payment/PayLink': {
    plain: {
      'to be opened': (localize) => (
        <PayLink
          link={{ address: 'https://pay.example/1', toPay: 500_00, isOpened: false }}
          issuedLink={{ open: nothing, drop: nothing }}
          onCheck={resolved}
          title=""
        >
          {localize('Ждём', 'Waiting')}
        </PayLink>
      ),
      opened: (localize) => (
        <PayLink
          link={{ address: 'https://pay.example/1', toPay: 500_00, isOpened: true }}
          issuedLink={{ open: nothing, drop: nothing }}
          onCheck={resolved}
          title={localize('Ждём деньги', 'Waiting for the money')}
        >
          {localize('Как только они придут, здесь это станет видно.', 'As soon as it comes you will see it here.')}
        </PayLink>
      ),
    },
  },
  'components/payment/PayPageLink': {
    plain: { 'sum unknown': () => <PayPageLink address="https://pay.example/1" toPay={undefined} onOpen={nothing} /> },
  },
  'components/payment/PhoneField': {
    plain: {
      empty: () => <PhoneField {...phoneField} value="" />,
      filled: () => <PhoneField {...phoneField} />,
      short: () => <PhoneField {...phoneField} value="+7 (912) 345" error="PhoneShort" />,
    },
  },
  'components/payment/RefusalNotice': {
    plain: { refused: () => <RefusalNotice run={{ attemptStatus: { state: refusedState } }} /> },
  },
  'components/payment/RunNotice': {
    plain: {
      'not known': () => (
        <RunNotice
          run={{
            attemptStatus: { attempt, state: { phase: 'notKnown', cause: 'network', goodReads: 0 } },
            checkAgain: nothing,
          }}
        />
      ),
    },
  },
  'components/plate/CategoryField': {
    plain: {
      'of a car': () => <CategoryField values={values} set={nothing} />,
      'of a motorcycle': () => <CategoryField values={{ ...values, plate: '1234АВ77' }} set={nothing} />,
    },
  },
  'components/plate/PlateField': {
    plain: {
      empty: () => plateField({}),
      'half typed': () => plateField({ value: 'А12' }),
      whole: () => plateField({ value: plate }),
      fault: (localize) =>
        plateField({ value: 'А12', error: localize('Такого номера не бывает', 'There is no such number') }),
      foreign: () => plateField({ value: 'AB123CD', isForeign: true }),
    },
  },
  'components/plate/PlateView': {
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
  'components/retroactive/WasFreeText': { plain: { told: () => <WasFreeText /> } },
  'components/retroactive/RetroactiveStartField': {
    plain: {
      now: () => (
        <RetroactiveStartField
          form={retroactiveForm(undefined)}
          kinds={['postPayment', 'postPaymentYesterday']}
          now={now}
          timeZone={timeZone}
        />
      ),
      today: () => (
        <RetroactiveStartField
          form={retroactiveForm({ kind: 'postPayment', time: '09:15', chosenOn: '2026-11-20' })}
          kinds={['postPayment', 'postPaymentYesterday']}
          now={now}
          timeZone={timeZone}
        />
      ),
    },
  },
  'components/Price': {
    plain: {
      whole: () => <Price sum={120_00} />,
      'with kopecks': () => <Price sum={12_345_67} className="text-title font-bold" />,
    },
  },
  'components/payment-records/PaymentRecordsPrint': {
    print: {
      'four of them': (localize) => (
        <PaymentRecordsPrint records={paymentRecords} city={localize('Москва', 'Moscow')} timeZone={timeZone} />
      ),
    },
  },
  'components/payment-records/SavePaymentRecords': { plain: { offered: () => <SavePaymentRecords /> } },
  'components/stay/CityClock': {
    plain: { 'the phone is elsewhere': () => <CityClock at={now + hourMs} now={now} timeZone="Asia/Vladivostok" /> },
  },
  'components/stay/StayCard': {
    plain: {
      running: (localize) => (
        <StayCard
          stay={stay(75)}
          now={now}
          timeZone={timeZone}
          actions={<Button icon="plus">{localize('Продлить', 'Extend')}</Button>}
        />
      ),
      'too late to stop': () => <StayCard stay={stay(20)} now={now} timeZone={timeZone} />,
      'ends now': () => <StayCard stay={stay(4)} now={now} timeZone={timeZone} />,
      'just paid': () => (
        <StayCard stay={stay(75)} address={zone.address} now={now} timeZone={timeZone} canBeStopped={false} isEndSaid />
      ),
      'by parking code': () => <StayCard stay={stay(26 * 60, { parkingCode: '4077' })} now={now} timeZone={timeZone} />,
    },
  },
  'components/stay/StayRing': {
    plain: {
      running: () => (
        <StayRing share={0.75} severity="running">
          1:30
        </StayRing>
      ),
      ending: () => (
        <StayRing share={0.1} severity="ending">
          0:12
        </StayRing>
      ),
      over: () => (
        <StayRing share={0} severity="over">
          0:00
        </StayRing>
      ),
    },
  },
  'components/stay/StayChip': {
    plain: {
      running: () => <StayChip stay={stay(75)} now={now} timeZone={timeZone} />,
      'ends now': () => <StayChip stay={stay(4)} now={now} />,
      'until it is ended': (localize) => <StayChip stay={stay(0)} now={now} since={localize('13:05', '1:05 PM')} />,
    },
  },
  'components/stay/StayLine': {
    plain: {
      'with a time': (localize) => (
        <StayLine plate={plate} place="0302">
          {localize('до 14:55', 'until 2:55 PM')}
        </StayLine>
      ),
    },
  },
  'components/share/ShareLink': {
    plain: {
      ready: (localize) => (
        <ShareLink path="/guest-payment?city=moscow" title="" fieldLabel="">
          {localize('Попросить оплатить', 'Ask someone to pay')}
        </ShareLink>
      ),
    },
  },
  'components/sms/SmsStayNotice': {
    plain: {
      awaited: () => <SmsStayNotice request={sms(smsPlates.awaited)} />,
      told: () => <SmsStayNotice request={sms(smsPlates.told)} />,
    },
  },
  'components/sms/SmsOffer': { plain: { pay: () => <SmsOffer sms={smsOptions} request={sms(plate)} /> } },
  'components/sms/OfflineActions': {
    offline: {
      'a whole stay': () => (
        <OfflineActions
          sms={smsOptions}
          form={form}
          context={context}
          target={{ ...sms(plate), category: 'B' }}
          isRetroactive={false}
        />
      ),
      'not filled in': () => (
        <OfflineActions sms={smsOptions} form={form} context={context} target={undefined} isRetroactive={false} />
      ),
      'of a time that has passed': () => (
        <OfflineActions
          sms={smsOptions}
          form={form}
          context={context}
          target={{ ...sms(plate), category: 'B' }}
          isRetroactive
        />
      ),
    },
  },
  'components/stay-form/DurationField': {
    plain: {
      usual: () => <DurationField value={60} onChange={nothing} intervals={intervals} />,
      other: () => <DurationField value={255} onChange={nothing} intervals={intervals} />,
      none: (localize) => (
        <DurationField
          value={undefined}
          onChange={nothing}
          intervals={intervals}
          error={localize('Выберите время парковки', 'Choose how long')}
        />
      ),
    },
  },
  'components/stay-form/PlaceField': {
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
      letters: () => (
        <PlaceField value="А12" onChange={nothing} onBlur={nothing} zone={zone} paysByParking={false} hasLetters />
      ),
      fault: (localize) => (
        <PlaceField
          value="9"
          onChange={nothing}
          onBlur={nothing}
          zone={undefined}
          paysByParking={false}
          error={localize('Такой зоны нет', 'No such zone')}
        />
      ),
    },
  },
  'components/stay-form/QuoteBox': {
    plain: {
      price: () => box({ quote }),
      'a newer one is on its way': () => box({ quote, isOld: true }),
      'long in coming': () => box({ isLoading: true }),
      'no answer': () => box({ isUnanswered: true }),
      refused: () => box({ refusal: { errorName: 'TariffNotFound' } }),
      free: (localize) => box({ quote: free }, { freeUntil: () => localize('08:00', '8:00 AM') }),
      'free, nobody knows until when': () => box({ quote: free }),
      'free then': () => box({ quote: free }, { freeMessage: <WasFreeText /> }),
    },
  },
  'components/stay-form/ZonesFailure': {
    plain: {
      failed: () => <ZonesFailure isRetrying={false} onRetry={nothing} />,
      'loading again': () => <ZonesFailure isRetrying onRetry={nothing} />,
    },
  },
  'components/stay-form/QuoteRefusal': { plain: { refused: () => <QuoteRefusal errorName="ZoneNotFound" /> } },
  'components/stay-form/QuoteView': {
    plain: {
      'two prices and a discount': (localize) => (
        <QuoteView
          quote={{
            ...quote,
            discount: 20_00,
            permitName: localize('Льгота', 'Benefit'),
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
  'components/TariffText': {
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
  'components/StaleNotice': {
    plain: {
      failed: stale(false),
      asking: stale(true),
    },
  },
  'components/WaitOrRetry': {
    plain: {
      failed: noReceipts,
      'long in coming': () => (
        <WaitOrRetry isFailed={false} title="" isRetrying onRetry={nothing}>
          <div className="h-8 w-full rounded-field bg-raised" />
        </WaitOrRetry>
      ),
    },
    offline: {
      failed: noReceipts,
    },
  },
  'components/ZoneBadge': {
    plain: {
      row: () => <ZoneBadge number="0302" />,
      long: () => <ZoneBadge number="1234567" />,
      hero: () => <ZoneBadge number="0302" size="hero" />,
    },
  },
  // Last, because an item before others shifts them by fractions of a pixel, which changes how their letters are drawn.
  'components/warnings/LinkWarning': {
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
  'components/sms/SmsPendingNotice': {
    plain: {
      plain: () => <SmsPendingNotice serverMessage={undefined} />,
      'with words of the city': () => <SmsPendingNotice serverMessage="Оператор не отвечает" />,
    },
  },
};
