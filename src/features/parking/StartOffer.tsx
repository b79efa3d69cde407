import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useQuote } from '~/data/cost/useQuote';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useTariffContext } from '~/data/settings/useTariffContext';
import type { Kopecks } from '~/domain/money';
import * as postRules from '~/domain/postPayment';
import { canSubmitQuote, isFreeQuote } from '~/domain/quote';
import { sum } from '~/i18n/format';
import { RunNotice } from '~/parts/payment/RunNotice';
import { postText } from '~/parts/post/postText';
import { QuoteBox } from '~/parts/stay/QuoteBox';
import { usePost } from '~/parts/stay/usePost';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import type { WantedStay } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useOnce } from '~/ui/useOnce';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { useTapOnce } from '~/ui/useTapOnce';
import { missingOf } from './missingOf';
import { PaidPanel } from './PaidPanel';
import { useStart } from './useStart';

interface Props {
  stay: WantedStay;
  /** The money is still not enough: so much is missing. */
  onMore: (missing: Kopecks) => void;
  onClose: () => void;
}

/** The money is there: the stay that it was for, with a fresh price. Nothing is charged without the tap (`decisions.md`, "payment window on start"). */
export const StartOffer = ({ stay, onMore, onClose }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(minuteAtom);
  const { timeZone } = useTariffContext();
  const { profile } = useProfile();
  const post = usePost(postRules, useCapabilities()?.postKinds ?? [], stay);
  const { post: _, address, ...target } = stay;
  const [isPaid, setPaid] = useState(false);
  const price = useQuote(isPaid ? undefined : { ...target, balance: profile?.balance });
  const { quote } = price;
  const start = useStart({ target, price, isDue: post.isDue, address });
  useOnce(start.paid && start.id, () => setPaid(true));
  const [isBusy, pay] = useTapOnce(start.send);
  // The money may have taken longer than the day. The form behind the window is where another time is chosen.
  const begun = stay.post && (post.read ? post.read(stay.post) : { fault: 'NoKinds' as const });
  const fault = begun && (begun.fault ?? (begun.startsAt === stay.startsAt ? undefined : 'OtherDay'));

  const box = useFocusOnChange(start.paid ? 'paid' : 'offer');
  if (start.paid)
    return (
      <div ref={box}>
        <PaidPanel paid={start.paid} start={{ ...start, clear: onClose }} />
      </div>
    );
  const missing = canSubmitQuote(quote) && !quote.isMoneyEnough ? missingOf(quote) : undefined;
  return (
    <div className="grid gap-4">
      <QuoteBox price={price} timeZone={timeZone} now={now} />
      <RunNotice run={start} />
      {fault && <Notice mood="warning">{postText(fault)}</Notice>}
      {missing === undefined ? (
        <Button
          isWide
          isBusy={isBusy}
          disabled={!isOnline || fault !== undefined || start.isUndecided || price.isOld || !canSubmitQuote(quote)}
          onClick={pay}
        >
          {isFreeQuote(quote) ? t`Бесплатно` : canSubmitQuote(quote) ? t`Оплатить ${sum(quote.total)}` : t`Оплатить`}
        </Button>
      ) : (
        <>
          <p className="text-center text-muted">{t`На балансе не хватает ${sum(missing)}`}</p>
          <Button isWide icon="wallet" disabled={price.isOld} onClick={() => onMore(missing)}>
            {t`Пополнить баланс`}
          </Button>
        </>
      )}
      <Button look="quiet" isWide onClick={onClose}>
        {t`Отмена`}
      </Button>
    </div>
  );
};
