import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { GuestPhoneFault } from '~/domain/phone';
import { canSubmitQuote, guestSubmitLabel, isFreeQuote, type Quote } from '~/domain/quote';
import type { StayLink } from '~/domain/stayLink';
import { MethodField } from '~/parts/payment/MethodField';
import { NoMethodsNotice } from '~/parts/payment/NoMethodsNotice';
import { PhoneField } from '~/parts/payment/PhoneField';
import { PlateField } from '~/parts/plate/PlateField';
import { DurationField } from '~/parts/stay/DurationField';
import { stayFaultText } from '~/parts/stay/faultText';
import { PlaceField } from '~/parts/stay/PlaceField';
import { freeUntil } from '~/parts/stay/freeUntil';
import { QuoteBox } from '~/parts/stay/QuoteBox';
import type { StayFault } from '~/parts/stay/stay.form';
import { TariffText } from '~/parts/TariffText';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import { later } from '~/ui/later';
import { whenIdle } from '~/ui/whenIdle';
import { useGuestForm } from './useGuestForm';
import { useGuestStart } from './useGuestStart';

/** Nobody needs it to pay from now on, and most cities have none of it: it comes when the browser has nothing better to do. */
const extras = () => whenIdle().then(() => import('./extras'));
const GuestCategory = later(() => extras().then(({ GuestCategory }) => GuestCategory));
const GuestNotice = later(() => extras().then(({ GuestNotice }) => GuestNotice));
const GuestPost = later(() => extras().then(({ GuestPost }) => GuestPost));
const GuestDoubts = later(() => extras().then(({ GuestDoubts }) => GuestDoubts));
/** What is typed before it has come is not lost: it is kept when it is there. */
const GuestMemory = later(() => extras().then(({ GuestMemory }) => GuestMemory));
const WithoutNetwork = later(
  () => extras().then(({ WithoutNetwork }) => WithoutNetwork),
  () => (
    <Button isWide disabled>
      {t`Для оплаты нужна сеть`}
    </Button>
  ),
);
const FreeThen = later(() => import('~/parts/post/FreeThen').then(({ FreeThen }) => FreeThen));

/** Pay for a stay without an account, through a provider's page. */
export const GuestForm = ({ link }: { link: StayLink }) => {
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const guest = useGuestForm(link);
  const start = useGuestStart(guest);
  const { form, rules, place, price, context, methods, post } = guest;
  const { tariff, isMissing } = rules;
  const hasSettings = rules.settings !== undefined;
  const refusal = post.refusal(price.refusal, start.trace, guest.target);
  const { quote } = price;
  const canPay = canSubmitQuote(quote) && !price.isOld;
  const postFault = form.hiddenFault('post');
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={form.submit(start.send)} aria-label={t`Оплата парковки`}>
      <h1 className="text-title font-bold">{t`Оплата парковки`}</h1>
      <GuestNotice start={start} guest={guest} isAbove />
      <PlaceField
        value={form.values.place}
        onChange={(value) => form.set({ place: value })}
        onBlur={() => form.leave('place')}
        zone={place}
        isWaiting={guest.isWaiting}
        paysByParking={context.paysByParking}
        tariff={place && <TariffText prices={place.prices} now={now} context={tariff} />}
        fault={stayFaultText(form.fault('place') as StayFault | undefined)}
      />
      <PlateField
        value={form.values.plate}
        onChange={(plate) => form.set({ plate })}
        onBlur={() => form.leave('plate')}
        isForeign={form.values.isForeign}
        onForeignChange={(isForeign) => form.set({ isForeign })}
        fault={stayFaultText(form.fault('plate') as StayFault | undefined)}
      />
      <GuestDoubts guest={guest} />
      <div>
        {context.asksCategory && <GuestCategory form={form} />}
        <DurationField
          value={form.values.durationMin}
          onChange={(min) => form.set({ durationMin: min })}
          intervals={context.intervals}
          fault={stayFaultText(form.fault('durationMin') as StayFault | undefined)}
        />
        {post.isOffered && hasSettings && (
          // The gap before it opens along with it.
          <GuestPost guest={guest} refusal={refusal} />
        )}
      </div>
      <QuoteBox
        price={refusal ? { ...price, refusal: undefined } : price}
        timeZone={tariff.timeZone}
        now={now}
        freeUntil={() => place && freeUntil(place.prices, now, tariff)}
        freeNote={post.isPost ? <FreeThen /> : undefined}
      />
      <PhoneField
        value={form.values.phone}
        onChange={(phone) => form.set({ phone })}
        onBlur={() => form.leave('phone')}
        fault={form.fault('phone') as GuestPhoneFault | undefined}
      />
      <div className="-my-3 min-h-12">
        <GuestMemory form={form} linked={link.plate} />
      </div>
      {isMissing && <NoMethodsNotice isAsking={rules.isFetching} onRetry={() => void rules.refetch()} />}
      {methods.length > 0 && (
        <MethodField
          methods={methods}
          value={form.values.methodId}
          onChange={(id) => form.set({ methodId: id })}
          isMissing={form.fault('methodId') !== undefined}
        />
      )}
      <ActionBar>
        <GuestNotice start={start} guest={guest} />
        {isOnline ? (
          <Button
            type="submit"
            isWide
            isBusy={form.isBusy}
            disabled={
              isFreeQuote(quote) ||
              guest.isWaiting ||
              (guest.target ? !canPay : postFault && postFault !== 'NoStartTime') ||
              ((hasSettings || isMissing) && methods.length === 0)
            }
          >
            {form.isBusy ? t`Открываем страницу оплаты…` : submitText(quote)}
          </Button>
        ) : (
          <WithoutNetwork form={form} context={context} target={guest.target} isPost={post.isPost} />
        )}
      </ActionBar>
    </form>
  );
};

/** Free at zero, start when money is enough, otherwise go on to the provider (document 1, section 4). */
const submitText = (quote: Quote | undefined): string => {
  const label = quote ? guestSubmitLabel(quote) : 'continue';
  if (label === 'free') return t`Бесплатно`;
  return label === 'start' ? t`Начать парковку` : t`Продолжить`;
};
