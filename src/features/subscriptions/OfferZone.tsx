import { t } from '@lingui/core/macro';
import type { SubscriptionOffer } from '~/domain/permits/subscription';

/** Where it is good, where that is not everywhere (PAY-13), and its title does not say so already. */
export const OfferZone = ({ offer: { title, zone } }: { offer: SubscriptionOffer }) =>
  zone !== undefined && !title.includes(zone) && <p className="text-muted">{t`Зона ${zone}`}</p>;
