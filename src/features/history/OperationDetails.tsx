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

/** What an operation was for: vehicle, place, time and number. */
export const OperationSummary = ({ operation, timeZone }: Props) => {
  const { zone, parkingCode, plate, orderNumber } = operation;
  const place = [zone && t`зона ${zone}`, parkingCode && parkingCode !== zone && t`парковка ${parkingCode}`]
    .filter(Boolean)
    .join(', ');
  const span = spanText(operation, timeZone);
  return (
    <>
      {(plate ?? place) && (
        <p className="flex flex-wrap gap-x-2">
          {plate && <span className="font-semibold whitespace-nowrap">{plate}</span>}
          {place && <span>{place}</span>}
        </p>
      )}
      <p className="flex flex-wrap gap-x-2">
        {span && <span>{span}</span>}
        {orderNumber && <span className="text-muted">{t`№ ${orderNumber}`}</span>}
      </p>
    </>
  );
};

/** The receipt's address, if it can be opened. It may be a page of this origin. A phone number is none. */
const receiptOf = ({ receipt }: HistoryOperation): string | undefined => {
  const leads = serverUrl(receipt, location.origin)?.leads;
  return leads === 'outside' || leads === 'inside' ? receipt : undefined;
};

/** Whether there is more to an operation than its summary. */
export const hasDetails = (operation: HistoryOperation): boolean =>
  [operation.tariff, operation.permission, operation.discount, receiptOf(operation)].some((one) => one !== undefined);

/** The rest of what is known of an operation: tariff, discount and fiscal receipt. */
export const OperationDetails = ({ operation }: { operation: HistoryOperation }) => {
  const { tariff, permission, discount } = operation;
  const price = [...new Set([tariff, permission])].filter(Boolean).join(' · ');
  const receipt = receiptOf(operation);
  return (
    <>
      {price && <p>{price}</p>}
      {discount !== undefined && <p className="text-running">{t`Скидка ${cost(discount)}`}</p>}
      {receipt !== undefined && (
        <ServerLink address={receipt} className="-mb-2 inline-flex min-h-12 items-center text-sign underline">
          {t`Кассовый чек`}
        </ServerLink>
      )}
    </>
  );
};
