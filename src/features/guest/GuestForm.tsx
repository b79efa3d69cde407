import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { GuestPhoneError } from '~/domain/account/phone';
import { guestSubmitLabel, isFreeQuote, type Quote } from '~/domain/money/quote';
import type { StayLink } from '~/domain/stay/stayLink';
import { haveLetters } from '~/domain/stay/zone';
import { PhoneField } from '~/components/payment/PhoneField';
import { PlateField } from '~/components/plate/PlateField';
import { DurationField } from '~/components/stay-form/DurationField';
import { stayErrorText } from '~/components/stay-form/stayErrorText';
import { PlaceField } from '~/components/stay-form/PlaceField';
import { PriceRow } from '~/components/stay-form/PriceRow';
import { stayAtTariff, stayEndText } from '~/components/stay-form/stayAtTariff';
import { StayForm } from '~/components/stay-form/StayForm';
import { plateErrorOf, type StayError } from '~/components/stay-form/stay.form';
import { TariffText } from '~/components/TariffText';
import { sum } from '~/i18n/format';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import { lazyPart } from '~/ui/lazyPart';
import { whenIdle } from '~/platform/whenIdle';
import { useGuestForm } from './useGuestForm';
import { useGuestStart } from './useGuestStart';

/** What a payment from now on does not need at once, and what most cities lack. It loads when the browser is idle. */
const loadExtras = () => whenIdle().then(() => import('./guestFormExtras'));
const GuestCategoryField = lazyPart(() => loadExtras().then(({ GuestCategoryField }) => GuestCategoryField));
/** Its space is reserved: a bar that grows would cover the field that has the focus. */
const GuestMissingLine = lazyPart(
  () => loadExtras().then(({ GuestMissingLine }) => GuestMissingLine),
  ({ guest }) => !guest.form.isValid && <div className="-my-3 min-h-12" />,
);
const GuestMethodField = lazyPart(() => loadExtras().then(({ GuestMethodField }) => GuestMethodField));
const GuestNotice = lazyPart(() => loadExtras().then(({ GuestNotice }) => GuestNotice));
const GuestQuote = lazyPart(() => loadExtras().then(({ GuestQuote }) => GuestQuote));
const GuestRetroactiveField = lazyPart(() => loadExtras().then(({ GuestRetroactiveField }) => GuestRetroactiveField));
const GuestWarnings = lazyPart(() => loadExtras().then(({ GuestWarnings }) => GuestWarnings));
/** Values typed before this has loaded are not lost: they are stored once it is there. */
const RememberGuestField = lazyPart(() => loadExtras().then(({ RememberGuestField }) => RememberGuestField));
const OfflineActions = lazyPart(
  () => loadExtras().then(({ GuestOfflineActions }) => GuestOfflineActions),
  () => (
    <Button isWide disabled>
      {t`Для оплаты нужна сеть`}
    </Button>
  ),
);

/** Pays for a stay without an account, through a provider's page. */
export const GuestForm = ({ link }: { link: StayLink }) => {
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const guest = useGuestForm(link);
  const start = useGuestStart(guest);
  const { form, rules, place, price, context, retroactive } = guest;
  const { tariff } = rules;
  const hasSettings = rules.settings !== undefined;
  const refusal = retroactive.refusal(price.refusal, start.attemptStatus, guest.target);
  const { quote } = price;
  const until = stayEndText(guest, now);
  const estimatedStay = stayAtTariff(guest, now);
  return (
    <StayForm onSubmit={form.submit(start.send)}>
      <GuestNotice start={start} guest={guest} isAbove />
      <PlaceField
        {...form.field('place')}
        zone={place}
        isWaiting={guest.isWaiting}
        paysByParking={context.paysByParking}
        failedZones={rules.failedZones}
        hasLetters={haveLetters(context.zones, context.paysByParking)}
        tariff={place && <TariffText prices={place.prices} now={now} context={tariff} />}
        error={stayErrorText(form.error('place') as StayError | undefined)}
      />
      <PlateField
        {...form.field('plate')}
        isForeign={form.values.isForeign}
        onForeignChange={(isForeign) => form.set({ isForeign })}
        error={stayErrorText(plateErrorOf(form) as StayError | undefined, form.values.plate)}
      />
      <GuestWarnings guest={guest} />
      <DurationField
        value={form.values.durationMin}
        onChange={(min) => form.set({ durationMin: min })}
        intervals={context.intervals}
        until={until}
        error={stayErrorText(form.error('durationMin') as StayError | undefined)}
      />
      <PhoneField {...form.field('phone')} error={form.error('phone') as GuestPhoneError | undefined} />
      <div className="-my-3 min-h-12">
        <RememberGuestField form={form} linkedPlate={link.plate} />
      </div>
      {/* What the city decides arrives late, below everything that is in use by then. */}
      <GuestMethodField guest={guest} />
      {context.requiresCategory && <GuestCategoryField form={form} />}
      {retroactive.isOffered && hasSettings && <GuestRetroactiveField guest={guest} refusal={refusal} />}
      <GuestQuote guest={guest} refusal={refusal} estimatedStay={estimatedStay} />
      <ActionBar>
        <GuestNotice start={start} guest={guest} />
        {isOnline && !isFreeQuote(quote) && <GuestMissingLine guest={guest} />}
        {isOnline ? (
          <PriceRow price={price} estimatedStay={estimatedStay} until={until}>
            <Button type="submit" isWide isBusy={form.isBusy} disabled={!guest.hasPrice || !guest.methods.length}>
              {form.isBusy ? t`Открываем страницу оплаты…` : submitText(quote)}
            </Button>
          </PriceRow>
        ) : (
          <OfflineActions
            form={form}
            context={context}
            target={guest.target}
            isRetroactive={retroactive.isRetroactive}
          />
        )}
      </ActionBar>
    </StayForm>
  );
};

/** Returns the label: free for a price of zero, start if the money is enough, otherwise the way to the provider. */
const submitText = (quote: Quote | undefined): string => {
  if (!quote) return t({ message: 'К оплате', context: 'button' });
  const label = guestSubmitLabel(quote);
  if (label === 'free') return t`Бесплатно`;
  const total = sum(quote.total);
  return label === 'start' ? t`Начать парковку` : t`К оплате · ${total}`;
};
