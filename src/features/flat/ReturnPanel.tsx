import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { askPlanarPrice } from '~/data/planar/askPlanarPrice';
import type { Kopecks } from '~/domain/money';
import { sum } from '~/i18n/format';
import { serverNow } from '~/state/clock';
import { forgetLeftToPay, type LeftToPay } from '~/state/leftToPay';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useReads } from '~/ui/useReads';
import { useTapOnce } from '~/ui/useTapOnce';
import { isStill, tellPlanar, type Who } from './flat.form';
import { refusalText } from './refusalText';

interface Props {
  left: LeftToPay;
  who: Who;
  token: string;
  /** Nothing was paid: back to the ticket, filled in. */
  onNotPaid: () => void;
  /** On to the form as it stands; this payment is nobody's business any more. */
  onOther: () => void;
}

/** What the city last said of the ticket. */
type Said = { kind: 'owed'; cost: Kopecks } | { kind: 'gone' } | { kind: 'refused'; why: string } | { kind: 'none' };

const saidText = (said: Said): string => {
  switch (said.kind) {
    case 'gone':
      return t`Такого билета на парковке больше нет. Если вы уже выехали, платить больше не за что.`;
    case 'owed':
      return t`Город пока ждёт ${sum(said.cost)}. Если вы оплатили на странице оплаты, не платите ещё раз: деньги могут идти несколько минут.`;
    case 'refused':
      return said.why;
    case 'none':
      return t`Город не ответил, и прошла ли оплата, пока неизвестно. Если вы оплатили на странице оплаты, не платите ещё раз.`;
  }
};

/** Whoever comes back from a payment page: a ticket that costs nothing any more has been paid, and the way out is free. */
export const ReturnPanel = ({ left, who, token, onNotPaid, onOther }: Props) => {
  const [said, setSaid] = useState<Said>();
  const { isAsking, ask } = useReads(true, async (stop) => {
    const answer = await askPlanarPrice(left, token);
    // Somebody else, or nobody, is signed in by now.
    if (!isStill(who, token)) return;
    if (answer.kind === 'none') setSaid({ kind: 'none' });
    else if (answer.kind === 'refused') {
      const isGone = answer.errorName === 'ParkingSessionNotFound';
      setSaid(isGone ? { kind: 'gone' } : { kind: 'refused', why: refusalText(answer.errorName, answer.message) });
      if (isGone) stop();
    } else if (answer.price.cost > 0) setSaid({ kind: 'owed', cost: answer.price.cost });
    else {
      forgetLeftToPay();
      tellPlanar(who, { type: 'changed' });
      tellPlanar(who, { type: 'paid', paid: { parking: left.parking, ticket: left.ticket, sum: left.sum, at: serverNow() } });
    }
  });
  const [isBusy, askNow] = useTapOnce(ask);
  const isGone = said?.kind === 'gone';
  const goOn = (): void => {
    if (isGone) forgetLeftToPay();
    onOther();
  };
  const title = (): string => {
    if (isGone) return t`Билета на парковке больше нет`;
    return isAsking ? t`Проверяем, прошла ли оплата` : t`Город пока не подтвердил оплату`;
  };
  return (
    <section aria-labelledby="return-title" className="grid grid-cols-1 gap-4">
      <h1 id="return-title" tabIndex={-1} data-autofocus className="text-title font-bold outline-none">
        {title()}
      </h1>
      <p className="text-lead">
        {t`Билет ${left.ticket}, парковка ${left.parking}`}, {sum(left.sum)}
      </p>
      {isAsking ? (
        <Notice mood="info">{t`Не платите ещё раз: приложение само спрашивает город.`}</Notice>
      ) : (
        <Notice
          mood={isGone ? 'info' : 'warning'}
          actions={
            <Button look="secondary" icon="refresh" isBusy={isBusy} onClick={askNow}>
              {t`Проверить ещё раз`}
            </Button>
          }
        >
          {saidText(said ?? { kind: 'none' })}
        </Notice>
      )}
      {!isGone && (
        <Button look={isAsking ? 'quiet' : 'primary'} isWide onClick={onNotPaid}>
          {t`Я не оплатил, узнать цену снова`}
        </Button>
      )}
      <Button look={isGone ? 'primary' : 'quiet'} isWide onClick={goOn}>
        {t`Другой билет`}
      </Button>
    </section>
  );
};
