import './print.css';
import './printHost.css';
import { t } from '@lingui/core/macro';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { placeNumber } from '~/domain/stay/placeRef';
import type { PaymentRecord } from '~/domain/payments/paymentRecord';
import { cost } from '~/i18n/format';
import { causeText, kindText, offsetOf, outcomeText, printNote, printTime, spanLines } from './paymentRecordText';

interface Props {
  records: readonly PaymentRecord[];
  /** The city's name, as displayed. */
  city: string;
  timeZone: string;
  /** The element that contains the printed page. */
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * Payments and failed attempts as one page. It is printed instead of the page that shows it, and is invisible on the
 * screen.
 */
export const PaymentRecordsPrint = ({ records, city, timeZone, ref }: Props) => {
  const offset = offsetOf({ records, timeZone });
  return createPortal(
    <div className="paper-host">
      <div ref={ref} className="paper">
        <h1>{t`Платежи и неудачные попытки`}</h1>
        <p>{t`Город: ${city}`}</p>
        {spanLines({ records, timeZone }).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <table>
          <colgroup>
            <col className="when" />
            <col className="what" />
            <col className="what" />
            <col className="sum" />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{offset === undefined ? t`Время города` : t`Время города, ${offset}`}</th>
              <th scope="col">{t`Что`}</th>
              <th scope="col">{t`Машина и место`}</th>
              <th scope="col">{t`Сумма`}</th>
              <th scope="col">{t`Итог и ответ города`}</th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <PrintRow key={record.id} record={record} timeZone={timeZone} offset={offset} />
            ))}
          </tbody>
        </table>
        <p>{printNote()}</p>
      </div>
    </div>,
    document.body,
  );
};

const PrintRow = ({
  record,
  timeZone,
  offset,
}: {
  record: PaymentRecord;
  timeZone: string;
  offset: string | undefined;
}) => {
  const {
    sentAt,
    answeredAt,
    confirmedAt,
    isPhoneTime,
    plate,
    place,
    sum: paid,
    toPay,
    answer,
    fault: error,
    order,
    sessionId: stayId,
    command,
  } = record;
  const total = paid ?? toPay;
  const [answered, confirmed] = [answeredAt, confirmedAt].map((at) =>
    at === undefined ? undefined : printTime(at, timeZone, offset, sentAt),
  );
  return (
    <tr>
      <td>
        {printTime(sentAt, timeZone, offset)}
        {isPhoneTime && <p>{t`по часам телефона`}</p>}
        {answered && <p>{t`Ответ: ${answered}`}</p>}
        {confirmed && <p>{t`Подтверждено: ${confirmed}`}</p>}
      </td>
      <td>{kindText(record.kind)}</td>
      <td>{[plate, placeNumber(place)].filter(Boolean).join(', ') || '—'}</td>
      <td>{total === undefined ? '—' : cost(total)}</td>
      <td>
        <b>{outcomeText(record)}</b>
        {[causeText(record), error === 'refused' ? undefined : answer, command].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {order !== undefined && <p>{t`Заказ: ${order}`}</p>}
        {stayId !== undefined && <p>{t`Парковка: ${stayId}`}</p>}
      </td>
    </tr>
  );
};
