import { t } from '@lingui/core/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { useSettings, useSettingsStatus } from '~/data/settings/useCapabilities';
import type { Receipt as MadeReceipt } from '~/domain/history/receipt';
import type { Day, OfferSearch, SubscriptionOffer } from '~/domain/permits/subscription';
import { inLanguage } from '~/i18n/inLanguage';
import type { ReceiptSlot } from '~/components/payment/ReceiptSlot';
import { focusIfLost } from '~/components/edit/focusIfLost';
import { RunNotice } from '~/components/payment/RunNotice';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { ModalDialog } from '~/ui/ModalDialog';
import { SubscriptionForm } from './SubscriptionForm';
import { useSubscribe } from './useSubscribe';

interface Props {
  offer: SubscriptionOffer;
  startDay?: Day;
  plate?: string;
  search?: OfferSearch;
  /** Payment by receipt. */
  Receipt: ReceiptSlot;
  /** Called with a receipt that has been made. */
  onReceipt: (receipt: MadeReceipt) => void;
  onClose: () => void;
}

/** Buys one subscription. After the purchase the page below it becomes the one that lists it (PAY-15). */
export const SubscriptionDialog = ({
  offer: initialOffer,
  startDay,
  plate,
  search,
  Receipt,
  onReceipt,
  onClose,
}: Props) => {
  const navigate = useNavigate();
  const isThere = useLocation({ select: ({ pathname }) => /\/abonements\/*$/i.test(pathname) });
  const { profile, error, refetch } = useProfile();
  const settings = useSettings();
  const settingsQuery = useSettingsStatus();
  const subscribe = useSubscribe(initialOffer, search);
  const { sumNow, isBought } = subscribe;
  const offer = { ...initialOffer, sum: sumNow ?? initialOffer.sum };
  const [receiptTitle, setReceiptTitle] = useState<string>();
  useEffect(() => {
    if (isBought && !isThere) void navigate({ to: '/{-$lng}/profile/abonements', params: inLanguage, replace: true });
  }, [isBought, isThere, navigate]);
  return (
    <ModalDialog title={receiptTitle ?? t`Покупка абонемента`} onClose={onClose} isLarge>
      <div className="grid grid-cols-1 gap-4">
        <div>
          <p dir="auto" className="text-title font-bold">
            {offer.title}
          </p>
          {offer.description && (
            <p dir="auto" className="text-muted">
              {offer.description}
            </p>
          )}
        </div>
        {isBought && (
          <>
            <Notice severity="good" title={t`Абонемент успешно приобретен.`} />
            <RunNotice run={subscribe} />
            <div ref={focusIfLost}>
              <Button isWide onClick={onClose}>
                {t`К абонементам`}
              </Button>
            </div>
          </>
        )}
        {!isBought && profile && settings && (
          <SubscriptionForm
            offer={offer}
            startDay={startDay}
            plate={plate}
            profile={profile}
            settings={settings}
            subscribe={subscribe}
            Receipt={Receipt}
            onReceiptTitle={setReceiptTitle}
            onReceipt={onReceipt}
            onClose={onClose}
          />
        )}
        {(!profile || !settings) && (
          <WaitOrRetry
            isFailed={error !== null || settingsQuery.isMissing}
            title={t`Данные для покупки загрузить не удалось`}
            isRetrying={settingsQuery.isFetching}
            onRetry={() => Promise.all([refetch(), settingsQuery.refetch()])}
          >
            <div className="h-48 rounded-sheet bg-raised" />
          </WaitOrRetry>
        )}
      </div>
    </ModalDialog>
  );
};
