import type { PaymentRecord } from '~/domain/payments/paymentRecord';
import { factsOf } from './paymentRecordText';

/** Everything that is known about one payment. */
export const RecordFacts = ({ record, timeZone }: { record: PaymentRecord; timeZone: string }) => (
  <dl className="grid gap-2">
    {factsOf(record, timeZone).map(([name, value]) => (
      <div key={name}>
        <dt className="text-small text-muted">{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
