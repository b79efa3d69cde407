import { t } from '@lingui/core/macro';
import { useState, type ComponentType } from 'react';
import { useWhoseProfile } from '~/data/profile/useWhoseProfile';
import type { Kopecks } from '~/domain/money';
import { placeNumber } from '~/domain/placeRef';
import { durationText } from '~/i18n/durationText';
import { sum } from '~/i18n/format';
import type { ReceiptSlot } from '~/parts/payment/ReceiptSlot';
import { StayLine } from '~/parts/session/StayLine';
import type { WantedStay } from '~/state/windows';
import { Notice } from '~/ui/Notice';
import { Window } from '~/ui/Window';
import { RefillForm } from './RefillForm';

interface Props {
  /** What is missing for a payment, in kopecks. */
  sum?: Kopecks;
  /** What the money is for. */
  stay?: WantedStay;
  /** How that is paid for once the money is there; `onMore` where it is still not enough. */
  Offer: ComponentType<{ stay: WantedStay; onMore: (missing: Kopecks) => void; onClose: () => void }>;
  /** How it is paid by receipt. */
  Receipt: ReceiptSlot;
  onClose: () => void;
}

/** Tops the balance up through a provider's page (document 1, section 2), and offers the stay that it was for (PAY-17). */
export const RefillWindow = ({ sum: missing, stay, Offer, Receipt, onClose }: Props) => {
  const { profile, whose } = useWhoseProfile();
  const [asked, setAsked] = useState({ wanted: missing, times: 0 });
  return (
    <Window title={stay ? t`Оплата парковки` : t`Пополнение баланса`} onClose={onClose} isLarge>
      <div className="grid gap-4">
        {stay && (
          <StayLine plate={stay.plate} isForeign={stay.isForeign} place={placeNumber(stay)}>
            <p className="text-lead">{durationText(stay.durationMin)}</p>
          </StayLine>
        )}
        {profile?.balance !== undefined && <p className="text-lead">{t`На балансе ${sum(profile.balance)}`}</p>}
        {profile ? (
          <RefillForm
            key={`${whose}|${asked.times}`}
            wanted={asked.wanted}
            profile={profile}
            // A stay that begins now does not wait for a bank.
            Receipt={stay ? undefined : Receipt}
            offer={stay && <Offer stay={stay} onMore={(wanted) => setAsked({ wanted, times: asked.times + 1 })} onClose={onClose} />}
            onClose={onClose}
          />
        ) : (
          <Notice mood="info">{t`Ждём ответа города…`}</Notice>
        )}
      </div>
    </Window>
  );
};
