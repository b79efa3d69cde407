import { t } from '@lingui/core/macro';
import type { SubscriptionOffer } from '~/domain/subscription';

/** Where it is good, where that is not everywhere (PAY-13). */
export const OfferZone = ({ offer: { zone } }: { offer: SubscriptionOffer }) => zone !== undefined && <p className="text-muted">{t`Зона ${zone}`}</p>;
