import { t } from '@lingui/core/macro';
import { useState, type ComponentType } from 'react';
import { useProfileWithOwner } from '~/data/profile/useProfileWithOwner';
import type { Receipt as MadeReceipt } from '~/domain/history/receipt';
import type { Kopecks } from '~/domain/money/money';
import { placeNumber } from '~/domain/stay/placeRef';
import { durationText } from '~/i18n/durationText';
import { cost } from '~/i18n/format';
import type { ReceiptSlot } from '~/components/payment/ReceiptSlot';
import { StayLine } from '~/components/stay/StayLine';
import type { UncoveredStay } from '~/state/dialogs';
import { Notice } from '~/ui/Notice';
import { ModalDialog } from '~/ui/ModalDialog';
import { TopUpForm } from './TopUpForm';

interface Props {
  /** The sum that a payment lacks, in kopecks. */
  sum?: Kopecks;
  /** The stay that the money is for. */
  stay?: UncoveredStay;
  /** Offers to pay for the stay once the money has arrived. It calls `onMore` if that is still not enough. */
  Offer: ComponentType<{ stay: UncoveredStay; onMore: (missingSum: Kopecks) => void; onClose: () => void }>;
  /** Payment by receipt. */
  Receipt: ReceiptSlot;
  /** Called with a receipt that has been made. */
  onReceipt: (receipt: MadeReceipt) => void;
  onClose: () => void;
}

/** Tops up the balance through a provider's page, and offers the stay that it was for (PAY-17). */
export const TopUpDialog = ({ sum: missingSum, stay, Offer, Receipt, onReceipt, onClose }: Props) => {
  const { profile, owner } = useProfileWithOwner();
  const [request, setRequest] = useState({ requestedSum: missingSum, times: 0 });
  const [receiptTitle, setReceiptTitle] = useState<string>();
  const title = receiptTitle ?? (stay ? t`Оплата парковки` : t`Пополнение баланса`);
  return (
    <ModalDialog title={title} onClose={onClose} isLarge>
      <div className="grid gap-4">
        {stay && (
          <StayLine plate={stay.plate} isForeign={stay.isForeign} place={placeNumber(stay)}>
            <p className="text-lead">{durationText(stay.durationMin)}</p>
          </StayLine>
        )}
        {profile?.balance !== undefined && <p className="text-lead">{t`На балансе ${cost(profile.balance)}`}</p>}
        {profile ? (
          <TopUpForm
            key={`${owner}|${request.times}`}
            requestedSum={request.requestedSum}
            profile={profile}
            // A stay that begins now cannot wait for a bank transfer.
            Receipt={stay ? undefined : Receipt}
            onReceiptTitle={setReceiptTitle}
            onReceipt={onReceipt}
            offer={
              stay && (
                <Offer
                  stay={stay}
                  onMore={(requestedSum) => setRequest({ requestedSum, times: request.times + 1 })}
                  onClose={onClose}
                />
              )
            }
            onClose={onClose}
          />
        ) : (
          <Notice severity="info">{t`Ждём ответа города…`}</Notice>
        )}
      </div>
    </ModalDialog>
  );
};
