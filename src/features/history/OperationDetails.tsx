import { t } from '@lingui/core/macro';
import { serverUrl } from '~/domain/content/safeUrl';
import type { HistoryOperation } from '~/domain/history/history';
import { durationText } from '~/i18n/durationText';
import { cost, timeOrDate } from '~/i18n/format';
import { ServerLink } from '~/ui/ServerLink';

interface Props {
  operation: HistoryOperation;
  timeZone: string;
}

/** Returns start, end and duration, as far as they are known. */
const spanText = ({ at, startsAt, endsAt, durationMin }: HistoryOperation, timeZone: string): string => {
  const from = startsAt === undefined ? undefined : timeOrDate(startsAt, at ?? startsAt, timeZone);
  const until = endsAt === undefined ? undefined : timeOrDate(endsAt, startsAt ?? at ?? endsAt, timeZone);
  const span = from !== undefined && until !== undefined ? `${from}–${until}` : (from ?? until);
  return [span, durationMin === undefined ? undefined : durationText(durationMin).replaceAll(' ', '\u00a0')]
    .filter(Boolean)
    .join(', ');
};

/** Details of an operation: place, vehicle, time, tariff, discount and fiscal receipt. */
export const OperationDetails = ({ operation, timeZone }: Props) => {
  const { zone, parkingCode, plate, tariff, permission, discount, orderNumber, receipt } = operation;
  const place = [zone && t`зона ${zone}`, parkingCode && parkingCode !== zone && t`парковка ${parkingCode}`]
    .filter(Boolean)
    .join(', ');
  const price = [...new Set([tariff, permission])].filter(Boolean).join(' · ');
  const span = spanText(operation, timeZone);
  // A receipt may also be a page of this origin. A phone number is none.
  const receiptLeads = serverUrl(receipt, location.origin)?.leads;
  return (
    <>
      {(plate ?? place) && (
        <p className="flex flex-wrap gap-x-2">
          {plate && <span className="font-semibold whitespace-nowrap">{plate}</span>}
          {place && <span>{place}</span>}
        </p>
      )}
      {span && <p>{span}</p>}
      {price && <p>{price}</p>}
      {discount !== undefined && <p className="text-running">{t`Скидка ${cost(discount)}`}</p>}
      {orderNumber && <p className="text-muted">{t`№ ${orderNumber}`}</p>}
      {(receiptLeads === 'outside' || receiptLeads === 'inside') && (
        <ServerLink address={receipt} className="-mb-2 inline-flex min-h-12 items-center text-sign underline">
          {t`Кассовый чек`}
        </ServerLink>
      )}
    </>
  );
};
