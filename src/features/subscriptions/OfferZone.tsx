import { t } from '@lingui/core/macro';
import type { SubscriptionOffer } from '~/domain/permits/subscription';

/** The zone of an offer, if it is limited to one (PAY-13) and its title does not contain it. */
export const OfferZone = ({ offer: { title, zone } }: { offer: SubscriptionOffer }) =>
  zone !== undefined && !title.includes(zone) && <p className="text-muted">{t`Зона ${zone}`}</p>;
