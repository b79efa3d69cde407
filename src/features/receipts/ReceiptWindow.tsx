import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { CityConfig } from '~/city/schema';
import { useProfile } from '~/data/profile/useProfile';
import { receiptFileQuery } from '~/data/receipts/receiptFileQuery';
import type { Instant } from '~/domain/cityTime';
import type { Receipt } from '~/domain/receipt';
import { dateAndTime } from '~/i18n/format';
import { Price } from '~/parts/Price';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { cityAtom } from '~/state/city';
import { isOnlineAtom } from '~/state/network';
import { driverAtom, type SignIn } from '~/state/signIn';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Window } from '~/ui/Window';
import { kindText } from './kindText';
import { PaperActions } from './PaperActions';
import { SendReceiptForm } from './SendReceiptForm';

interface Props {
  receipt: Receipt;
  /** It has just been made. */
  isNew?: boolean;
  onClose: () => void;
}

/** A receipt or an invoice: what it says, and the paper itself (RLIST-01). */
export const ReceiptWindow = ({ receipt, isNew = false, onClose }: Props) => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const title = `${kindText(receipt.kind)} ${t`№ ${receipt.number}`}`;
  return (
    <Window title={title} onClose={onClose}>
      {city && signIn && <Paper receipt={receipt} isNew={isNew} title={title} city={city} signIn={signIn} onClose={onClose} />}
    </Window>
  );
};

const Paper = ({ receipt, isNew, title, city, signIn, onClose }: Props & { title: string; city: CityConfig; signIn: SignIn }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const { profile } = useProfile();
  const paper = useQuery(receiptFileQuery(city.city, signIn, receipt));
  const isStuck = paper.isError || paper.failureCount > 0 || paper.fetchStatus === 'paused';
  // Sending closes the window (RCPT-06), and another one says that it is done.
  const tellSent = (email: string): void => {
    onClose();
    openWindow({ name: 'notify', title, text: t`Отправлено на ${email}. Письмо может идти несколько минут.` });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {isNew && (
        <Notice mood="good" title={t`Документ готов`}>{t`Оплатите его в банке. Деньги могут идти несколько дней: город узнает о них сам.`}</Notice>
      )}
      <div>
        <Price sum={receipt.sum} className="text-head font-bold" />
        <p>{receipt.name}</p>
        <p className="text-small text-muted">
          {[receipt.at === undefined ? undefined : dateAndTime(receipt.at, city.timeZone), receipt.status].filter(Boolean).join(' · ')}
        </p>
        {receipt.uin && <p className="text-small text-muted">{t`УИН ${receipt.uin}`}</p>}
      </div>
      {paper.data ? (
        <>
          {paper.data.old && <OldPaper at={paper.data.old.at} timeZone={city.timeZone} isAsking={paper.isFetching} onRetry={paper.refetch} />}
          <PaperActions key={paper.dataUpdatedAt} file={paper.data.file} title={title} />
        </>
      ) : (
        <WaitOrRetry
          isFailed={isStuck}
          title={t`Документ загрузить не удалось`}
          hint={isOnline ? undefined : t`Без сети открываются документы, которые вы уже смотрели на этом устройстве.`}
          isAsking={paper.fetchStatus === 'fetching'}
          onRetry={paper.refetch}
        >
          <div className="h-26 rounded-field bg-raised" />
        </WaitOrRetry>
      )}
      <SendReceiptForm key={profile?.email} number={receipt.number} signIn={signIn} initial={profile?.email} onSent={tellSent} />
    </div>
  );
};

interface OldPaperProps {
  at?: Instant;
  timeZone: string;
  isAsking: boolean;
  onRetry: () => unknown;
}

/** The state of the receipt has changed since this copy was fetched: a bank or a court should see the newer one. */
const OldPaper = ({ at, timeZone, isAsking, onRetry }: OldPaperProps) => {
  const day = at === undefined ? undefined : dateAndTime(at, timeZone);
  return (
    <Notice
      mood="warning"
      actions={
        <Button look="secondary" icon="refresh" isBusy={isAsking} onClick={() => void onRetry()}>
          {t`Загрузить новый`}
        </Button>
      }
    >
      {day === undefined ? t`Это прежний документ: новый пока не загрузился.` : t`Это документ от ${day}: новый пока не загрузился.`}
    </Notice>
  );
};
