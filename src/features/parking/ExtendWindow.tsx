import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useQuote } from '~/data/cost/useQuote';
import { renewParking } from '~/data/payments/renewParking';
import { useDriverRun } from '~/data/payments/useDriverRun';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { movesMoney } from '~/domain/attempt';
import { isOpen } from '~/domain/attempt.state';
import { minuteMs } from '~/domain/cityTime';
import { defaultIntervals, nearestDuration } from '~/domain/duration';
import { placeNumber } from '~/domain/placeRef';
import { canSubmitQuote, isFreeQuote } from '~/domain/quote';
import { reservationOf, type ParkingSession } from '~/domain/session';
import { sum, timeOrDate } from '~/i18n/format';
import { RunNotice } from '~/parts/payment/RunNotice';
import { StayLine } from '~/parts/session/StayLine';
import { DurationField } from '~/parts/stay/DurationField';
import { QuoteBox } from '~/parts/stay/QuoteBox';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { driverAtom } from '~/state/signIn';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { useWhileShown } from '~/ui/useWhileShown';
import { Window } from '~/ui/Window';
import { ExtendByLink, ExtendLink } from './ExtendByLink';
import { followRedirect } from './followRedirect';
import { useExtendLink, useHasOpenedLink } from './useExtendLink';
import { useSession } from './useSession';
import { useTapOnce } from '~/ui/useTapOnce';

/** More time for a running stay: duration, price, paid from the balance, else by a link (document 1, sections 2 and 5). */
export const ExtendWindow = ({ sessionId, onClose }: { sessionId: string; onClose: () => void }) => {
  const session = useSession(sessionId);
  const hasOpenedLink = useHasOpenedLink(sessionId);
  return (
    <Window title={t`Продлить парковку`} onClose={onClose} isLarge>
      {session && <ExtendForm session={session} onClose={onClose} />}
      {!session && (
        <Notice mood={hasOpenedLink ? 'warning' : 'info'} title={t`Этой парковки больше нет в списке.`}>
          {hasOpenedLink && t`Если вы успели заплатить, не платите ещё раз: посмотрите баланс и операции, деньги могут прийти туда.`}
        </Notice>
      )}
    </Window>
  );
};

const ExtendForm = ({ session, onClose }: { session: ParkingSession; onClose: () => void }) => {
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
  const whileShown = useWhileShown();
  const phase = run.trace?.state.phase;
  // Only once the reply is known: one that leads to a payment page has paid nothing yet.
  const [answer, setAnswer] = useState<'none' | 'here' | 'leaving'>('none');
  const isPaid = answer === 'here' && run.trace !== undefined && movesMoney(run.trace.attempt) && (phase === 'done' || phase === 'doneTwice');
  const isUndecided = run.trace !== undefined && isOpen(run.trace.state) && phase !== 'sending';
  const request = {
    plate: session.plate,
    zone: session.zone,
    parkingCode: session.parkingCode,
    durationMin,
    reservationId: reservationOf(session),
    balance: profile?.balance,
  };
  const byLink = useExtendLink(session, durationMin);
  const price = useQuote(isPaid || isUndecided ? undefined : request);
  const { quote } = price;

  const [isBusy, pay] = useTapOnce(async () => {
    if (!signIn || !canSubmitQuote(quote)) return;
    const why = await price.confirm(quote);
    if (why) {
      run.refuse(why);
      return;
    }
    setAnswer('none');
    const reply = await run.run(() => renewParking(queryClient, signIn, session, durationMin, quote.total));
    const leaving = followRedirect(reply, run, whileShown());
    setAnswer(leaving ? 'leaving' : 'here');
    // Until then nothing more can be sent.
    await leaving;
  });

  const isExtended = isPaid || byLink.extendedTo !== undefined;
  const box = useFocusOnChange(String(isExtended));

  if (isExtended) {
    // What was confirmed, until the profile has the new end.
    const { endsAtBefore = 0, durationMin: addedMin = 0 } = run.trace?.attempt ?? {};
    const until = byLink.extendedTo ?? Math.max(session.endsAt, endsAtBefore + addedMin * minuteMs);
    return (
      <div ref={box} className="grid gap-4">
        <div tabIndex={-1} data-autofocus className="outline-none">
          <Notice mood="good" title={t`Парковка продлена до ${timeOrDate(until, now, timeZone)}`} />
        </div>
        <RunNotice run={isPaid ? run : byLink} />
        <Button isWide onClick={onClose}>
          {t`Готово`}
        </Button>
      </div>
    );
  }
  const head = (
    <StayLine plate={session.plate} place={placeNumber(session)}>
      <p className="text-lead">{t`сейчас до ${timeOrDate(session.endsAt, now, timeZone)}`}</p>
    </StayLine>
  );
  const link = byLink.linkFor(quote);
  if (link?.isOpened) {
    return (
      <div className="grid gap-4">
        {head}
        <ExtendLink link={link} byLink={byLink} />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {head}
      <DurationField value={durationMin} onChange={setChosenMin} intervals={intervals} />
      <QuoteBox price={price} timeZone={timeZone} now={now} freeNote={t`За это время платить не нужно.`} />
      <RunNotice run={run} />
      {canSubmitQuote(quote) && !quote.isMoneyEnough && profile ? (
        <ExtendByLink quote={quote} price={price} profile={profile} byLink={byLink} />
      ) : (
        <Button
          isWide
          isBusy={isBusy || phase === 'sending'}
          disabled={!isOnline || isUndecided || price.isOld || !canSubmitQuote(quote)}
          onClick={pay}
        >
          {isFreeQuote(quote) ? t`Бесплатно` : canSubmitQuote(quote) ? t`Продлить за ${sum(quote.total)}` : t`Продлить`}
        </Button>
      )}
    </div>
  );
};
