import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useId, type ReactNode } from 'react';
import type { SubscriptionOffer } from '~/domain/permits/subscription';
import { Price } from '~/components/Price';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';

interface Props {
  offer: SubscriptionOffer;
  onBuy: () => void;
  children?: ReactNode;
}

/** An offer: its title, its price, and the button to buy it (ABON-08). */
export const OfferCard = ({ offer: { title, description, sum }, onBuy, children }: Props) => {
  const id = useId();
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <li className="grid content-between gap-3 rounded-sheet border border-line p-[16px]">
      <div className="grid gap-1">
        <h3 id={id} dir="auto" className="text-lead font-semibold">
          {title}
        </h3>
        {description && (
          <p dir="auto" className="text-muted">
            {description}
          </p>
        )}
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Price sum={sum} className="text-title font-bold" />
        <Button aria-describedby={id} disabled={!isOnline} onClick={onBuy}>
          {t`Купить`}
        </Button>
      </div>
    </li>
  );
};
