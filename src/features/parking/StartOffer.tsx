import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useQuote } from '~/data/cost/useQuote';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useTariffContext } from '~/data/settings/useTariffContext';
import type { Kopecks } from '~/domain/money/money';
import * as postRules from '~/domain/stay/retroactiveStart';
import { canSubmitQuote, isFreeQuote } from '~/domain/money/quote';
import { cost, sum } from '~/i18n/format';
import { RunNotice } from '~/components/payment/RunNotice';
import { retroactiveStartText } from '~/components/retroactive/retroactiveStartText';
import { QuoteBox } from '~/components/stay-form/QuoteBox';
import { useRetroactiveStart } from '~/components/stay-form/useRetroactiveStart';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import type { UncoveredStay } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useOnce } from '~/ui/useOnce';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { usePendingAction } from '~/ui/usePendingAction';
import { missingAmount } from './missingAmount';
import { StayPaidPanel } from './StayPaidPanel';
import { useStartStay } from './useStartStay';

interface Props {
  stay: UncoveredStay;
  /** Called with the missing sum if the balance is still too low. */
  onMore: (missing: Kopecks) => void;
  onClose: () => void;
}

/**
 * Offers the stay that a top-up was for, with a fresh price, once the money has arrived. Nothing is charged without a
 * tap.
 */
export const StartOffer = ({ stay, onMore, onClose }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(minuteAtom);
  const { timeZone } = useTariffContext();
  const { profile } = useProfile();
  const retroactive = useRetroactiveStart(postRules, useCapabilities()?.retroactiveKinds ?? [], stay);
  const { post: _, address, ...target } = stay;
  const [isPaid, setPaid] = useState(false);
  const price = useQuote(isPaid ? undefined : { ...target, balance: profile?.balance });
  const { quote } = price;
  const start = useStartStay({ target, price, isDue: retroactive.isDue, address });
  useOnce(start.paid && start.id, () => setPaid(true));
  const [isBusy, pay] = usePendingAction(start.send);
  // The day may have ended before the money arrived. Another time can be chosen in the form behind the dialog.
  const retroactiveReading =
    stay.post && (retroactive.read ? retroactive.read(stay.post) : { error: 'NoKinds' as const });
  const error =
    retroactiveReading &&
    (retroactiveReading.error ?? (retroactiveReading.startsAt === stay.startsAt ? undefined : 'OtherDay'));

  const box = useFocusOnChange(start.paid ? 'paid' : 'offer');
  if (start.paid)
    return (
      <div ref={box}>
        <StayPaidPanel paid={start.paid} start={{ ...start, clear: onClose }} />
      </div>
    );
  const missing = canSubmitQuote(quote) && !quote.isMoneyEnough ? missingAmount(quote) : undefined;
  return (
    <div className="grid gap-4">
      <QuoteBox price={price} timeZone={timeZone} now={now} />
      <RunNotice run={start} />
      {error && <Notice severity="warning">{retroactiveStartText(error)}</Notice>}
      {missing === undefined ? (
        <Button
          isWide
          isBusy={isBusy}
          disabled={!isOnline || error !== undefined || start.isUndecided || price.isOld || !canSubmitQuote(quote)}
          onClick={pay}
        >
          {isFreeQuote(quote) ? t`Бесплатно` : canSubmitQuote(quote) ? t`Оплатить ${sum(quote.total)}` : t`Оплатить`}
        </Button>
      ) : (
        <>
          <p className="text-center text-muted">{t`На балансе не хватает ${cost(missing)}`}</p>
          <Button isWide icon="wallet" disabled={price.isOld} onClick={() => onMore(missing)}>
            {t`Пополнить баланс`}
          </Button>
        </>
      )}
      <Button variant="quiet" isWide onClick={onClose}>
        {t`Отмена`}
      </Button>
    </div>
  );
};
