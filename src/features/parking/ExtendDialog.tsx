import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useQuote } from '~/data/cost/useQuote';
import { extendStay } from '~/data/payments/extendStay';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { movesMoney } from '~/domain/payments/attempt';
import { isOpen } from '~/domain/payments/attempt.state';
import { minuteMs } from '~/domain/time/cityTime';
import { defaultIntervals, nearestDuration, quickDurations } from '~/domain/stay/duration';
import type { Kopecks } from '~/domain/money/money';
import { placeNumber } from '~/domain/stay/placeRef';
import { canSubmitQuote, isFreeQuote } from '~/domain/money/quote';
import { reservationIdOf, type Stay } from '~/domain/stay/stay';
import { durationText } from '~/i18n/durationText';
import { sum, timeOrDate } from '~/i18n/format';
import { RunNotice } from '~/components/payment/RunNotice';
import { StayLine } from '~/components/stay/StayLine';
import { DurationField } from '~/components/stay-form/DurationField';
import { QuoteBox } from '~/components/stay-form/QuoteBox';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { showOutcome } from '~/state/outcome';
import { driverAtom } from '~/state/session/signIn';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { useOnce } from '~/ui/useOnce';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { ModalDialog } from '~/ui/ModalDialog';
import { ExtendByLink, ExtendLink } from './ExtendByLink';
import { followRedirect } from './followRedirect';
import { useExtendLink, useHasOpenedLink } from './useExtendLink';
import { useExtensionPrices } from './useExtensionPrices';
import { useProfileStay } from './useProfileStay';
import { usePendingAction } from '~/ui/usePendingAction';

/** Extends a running stay: duration and price, paid from the balance, otherwise by a link. */
export const ExtendDialog = ({ stayId, onClose }: { stayId: string; onClose: () => void }) => {
  const stay = useProfileStay(stayId);
  const hasOpenedLink = useHasOpenedLink(stayId);
  return (
    <ModalDialog title={t`Продлить парковку`} onClose={onClose} isLarge>
      {stay && <ExtendStayForm stay={stay} onClose={onClose} />}
      {!stay && (
        <Notice severity={hasOpenedLink ? 'warning' : 'info'} title={t`Этой парковки больше нет в списке.`}>
          {hasOpenedLink &&
            t`Если вы успели заплатить, не платите ещё раз: посмотрите баланс и операции, деньги могут прийти туда.`}
        </Notice>
      )}
    </ModalDialog>
  );
};

const ExtendStayForm = ({ stay, onClose }: { stay: Stay; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const signIn = useAtomValue(driverAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(minuteAtom);
  const { timeZone } = useTariffContext();
  const intervals = useCapabilities()?.intervals ?? defaultIntervals;
  const [chosenMin, setChosenMin] = useState(30);
  const durationMin = nearestDuration(chosenMin, intervals);
  const { profile } = useProfile();
  const run = useDriverRun();
  const getUnmountSignal = useUnmountSignal();
  const phase = run.attemptStatus?.state.phase;
  // Requires a known reply, because one that leads to a payment page has paid nothing yet.
  const [answer, setAnswer] = useState<'none' | 'here' | 'leaving'>('none');
  const hasPaid =
    answer === 'here' &&
    run.attemptStatus !== undefined &&
    movesMoney(run.attemptStatus.attempt) &&
    (phase === 'done' || phase === 'doneTwice');
  const isUndecided = run.attemptStatus !== undefined && isOpen(run.attemptStatus.state) && phase !== 'sending';
  const request = {
    plate: stay.plate,
    zone: stay.zone,
    parkingCode: stay.parkingCode,
    durationMin,
    reservationId: reservationIdOf(stay),
    startsAt: stay.endsAt,
    balance: profile?.balance,
  };
  const byLink = useExtendLink(stay, durationMin);
  const price = useQuote(hasPaid || isUndecided ? undefined : request);
  const { quote } = price;

  const { priceOf, freeUntil } = useExtensionPrices(stay, durationMin, quote);
  const isFree = isFreeQuote(quote);
  const hasPaidChoice = priceOf && quickDurations(intervals).some((min) => priceOf(min) > 0);

  // The balance was spent elsewhere. The new price makes room for the link that pays the missing sum (PAY-24).
  const hasNoMoney =
    run.attemptStatus?.state.phase === 'refused' && run.attemptStatus.state.errorName === 'NoMoneyNoHoney';
  useOnce(hasNoMoney ? run.id : undefined, () => void price.refetch());

  const [isBusy, pay] = usePendingAction(async () => {
    if (!signIn || !canSubmitQuote(quote)) return;
    const why = await price.confirm(quote);
    if (why) {
      run.setNotSent(why);
      return;
    }
    setAnswer('none');
    const reply = await run.run(() => extendStay(queryClient, signIn, stay, durationMin, quote.total));
    const redirect = followRedirect(reply, run, getUnmountSignal());
    setAnswer(redirect ? 'leaving' : 'here');
    // Nothing more can be sent until the redirect is over.
    await redirect;
  });

  const isExtended = hasPaid || byLink.extendedTo !== undefined;
  // The confirmed end, until the profile has the new one.
  const { endsAtBefore = 0, durationMin: addedMin = 0 } = run.attemptStatus?.attempt ?? {};
  const until = byLink.extendedTo ?? Math.max(stay.endsAt, endsAtBefore + addedMin * minuteMs);
  const extendedText = t`Парковка продлена до ${timeOrDate(until, now, timeZone)}`;
  const outcome = hasPaid ? run : byLink;
  // Something else than a plain success is to be read first.
  const mustBeRead = outcome.attemptStatus?.state.phase === 'doneTwice';
  const box = useFocusOnChange(String(isExtended));
  useOnce(isExtended && !mustBeRead ? stay.id : undefined, () => {
    showOutcome(extendedText);
    onClose();
  });

  if (isExtended) {
    return (
      <div ref={box} className="grid gap-4">
        <div tabIndex={-1} data-autofocus className="outline-none">
          <Notice severity="good" title={extendedText} />
        </div>
        <RunNotice run={outcome} />
        <Button isWide onClick={onClose}>
          {t`Готово`}
        </Button>
      </div>
    );
  }
  const header = (
    <StayLine plate={stay.plate} place={placeNumber(stay)}>
      <p className="text-lead">{t`оплачено до ${timeOrDate(stay.endsAt, now, timeZone)}`}</p>
    </StayLine>
  );
  const link = byLink.linkFor(quote);
  if (link?.isOpened) {
    return (
      <div className="grid gap-4">
        {header}
        <ExtendLink link={link} byLink={byLink} />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {header}
      <DurationField
        value={durationMin}
        onChange={setChosenMin}
        intervals={intervals}
        labelOf={hasPaidChoice ? labelWith(priceOf) : undefined}
      />
      {isFree ? (
        <Notice severity="good">
          {freeUntil === undefined
            ? t`Это время бесплатно, продлевать не нужно.`
            : freeUntilText(timeOrDate(stay.endsAt, now, timeZone), timeOrDate(freeUntil, now, timeZone))}
        </Notice>
      ) : (
        <QuoteBox price={price} timeZone={timeZone} now={now} />
      )}
      <RunNotice run={run} />
      {isFree ? (
        // A tap that was aimed at a price must not close the dialog.
        <Button isWide disabled={price.isOld} onClick={onClose}>
          {t`Понятно`}
        </Button>
      ) : canSubmitQuote(quote) && !quote.isMoneyEnough && profile ? (
        <ExtendByLink quote={quote} price={price} profile={profile} byLink={byLink} />
      ) : (
        <Button
          isWide
          isBusy={isBusy || phase === 'sending'}
          disabled={!isOnline || isUndecided || price.isOld || !canSubmitQuote(quote)}
          onClick={pay}
        >
          {canSubmitQuote(quote) ? t`Продлить за ${sum(quote.total)}` : t`Продлить`}
        </Button>
      )}
    </div>
  );
};

const freeUntilText = (from: string, until: string): string => t`С ${from} до ${until} бесплатно, продлевать не нужно.`;

/** A chip's duration with its price, which is drawn only: that of the chosen one is read out below. */
const labelWith = (priceOf: (durationMin: number) => Kopecks) => (durationMin: number) => (
  <span className="grid text-center leading-tight">
    {durationText(durationMin)}{' '}
    <span aria-hidden="true" className="text-small">
      {sum(priceOf(durationMin))}
    </span>
  </span>
);
