import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { CityConfig } from '~/city/schema';
import { useProfile } from '~/data/profile/useProfile';
import { receiptFileQuery } from '~/data/receipts/receiptFileQuery';
import { isStuck } from '~/data/reading';
import type { Instant } from '~/domain/time/cityTime';
import type { Receipt } from '~/domain/history/receipt';
import { dateAndTime } from '~/i18n/format';
import { Price } from '~/components/Price';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { cityAtom } from '~/state/currentCity';
import { isOnlineAtom } from '~/platform/network';
import { driverAtom, type SignIn } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { ModalDialog } from '~/ui/ModalDialog';
import { receiptKindText } from './receiptKindText';
import { ReceiptFileActions } from './ReceiptFileActions';
import { SendReceiptForm } from './SendReceiptForm';

interface Props {
  receipt: Receipt;
  /** True if it has just been created. */
  isNew?: boolean;
  onClose: () => void;
}

/** A receipt or an invoice: its data and the document itself (RLIST-01). */
export const ReceiptDialog = ({ receipt, isNew = false, onClose }: Props) => {
  const city = useAtomValue(cityAtom);
  const signIn = useAtomValue(driverAtom);
  const { number } = receipt;
  const title =
    receipt.kind === 'invoice' ? t`Получение счёта №\u00a0${number}` : t`Получение квитанции №\u00a0${number}`;
  return (
    <ModalDialog title={title} onClose={onClose} isLarge>
      {city && signIn && (
        <ReceiptFileView receipt={receipt} isNew={isNew} city={city} signIn={signIn} onClose={onClose} />
      )}
    </ModalDialog>
  );
};

const ReceiptFileView = ({ receipt, isNew, city, signIn, onClose }: Props & { city: CityConfig; signIn: SignIn }) => {
  const title = `${receiptKindText(receipt.kind)} ${t`№\u00a0${receipt.number}`}`;
  const isOnline = useAtomValue(isOnlineAtom);
  const { profile } = useProfile();
  const file = useQuery(receiptFileQuery(city.city, signIn, receipt));
  // Sending closes this dialog (RCPT-06), and another one confirms it.
  const notifySent = (email: string): void => {
    onClose();
    openDialog({ name: 'notify', title, text: t`Отправлено на ${email}. Письмо может идти несколько минут.` });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {isNew && (
        <Notice
          severity="good"
          title={t`Документ готов`}
        >{t`Оплатите его в банке. Деньги могут идти несколько дней: город узнает о них сам.`}</Notice>
      )}
      <div>
        <Price sum={receipt.sum} className="text-head font-bold" />
        <p>{receipt.name}</p>
        <p className="text-small text-muted">
          {[receipt.at === undefined ? undefined : dateAndTime(receipt.at, city.timeZone), receipt.status]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {receipt.uin && <p className="text-small text-muted">{t`УИН ${receipt.uin}`}</p>}
      </div>
      {file.data ? (
        <>
          {file.data.old && (
            <CachedFileNotice
              at={file.data.old.at}
              timeZone={city.timeZone}
              isRetrying={file.isFetching}
              onRetry={file.refetch}
            />
          )}
          <ReceiptFileActions key={file.dataUpdatedAt} file={file.data.file} title={title} />
        </>
      ) : (
        <WaitOrRetry
          isFailed={isStuck(file)}
          title={t`Документ загрузить не удалось`}
          hint={isOnline ? undefined : t`Без сети открываются документы, которые вы уже смотрели на этом устройстве.`}
          isRetrying={file.fetchStatus === 'fetching'}
          onRetry={file.refetch}
        >
          <div className="h-26 rounded-field bg-raised" />
        </WaitOrRetry>
      )}
      <SendReceiptForm
        key={profile?.email}
        number={receipt.number}
        signIn={signIn}
        initial={profile?.email}
        onSent={notifySent}
      />
    </div>
  );
};

interface CachedFileNoticeProps {
  at?: Instant;
  timeZone: string;
  isRetrying: boolean;
  onRetry: () => unknown;
}

/** The state of the receipt has changed since this copy was fetched, and a bank or a court should get the newer one. */
const CachedFileNotice = ({ at, timeZone, isRetrying, onRetry }: CachedFileNoticeProps) => {
  const day = at === undefined ? undefined : dateAndTime(at, timeZone);
  return (
    <Notice
      severity="warning"
      actions={
        <Button variant="secondary" icon="refresh" isBusy={isRetrying} onClick={() => void onRetry()}>
          {t`Загрузить новый`}
        </Button>
      }
    >
      {day === undefined
        ? t`Это прежний документ: новый пока не загрузился.`
        : t`Это документ от ${day}: новый пока не загрузился.`}
    </Notice>
  );
};
