import './paper.css';
import './paperHost.css';
import { t } from '@lingui/core/macro';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { placeNumber } from '~/domain/placeRef';
import type { Proof } from '~/domain/proof';
import { sum } from '~/i18n/format';
import { causeText, kindText, offsetOf, outcomeText, paperNote, paperTime, spanLines } from './proofText';

interface Props {
  proofs: readonly Proof[];
  /** As it is shown. */
  city: string;
  timeZone: string;
  /** Where the paper itself stands. */
  ref?: RefObject<HTMLDivElement | null>;
}

/** Payments and failed attempts as one page: what is printed of the page that shows it, and seen nowhere else. */
export const ProofPaper = ({ proofs, city, timeZone, ref }: Props) => {
  const offset = offsetOf({ proofs, timeZone });
  return createPortal(
    <div className="paper-host">
      <div ref={ref} className="paper">
        <h1>{t`Платежи и неудачные попытки`}</h1>
        <p>{t`Город: ${city}`}</p>
        {spanLines({ proofs, timeZone }).map((line) => (
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
            {proofs.map((proof) => (
              <PaperRow key={proof.id} proof={proof} timeZone={timeZone} offset={offset} />
            ))}
          </tbody>
        </table>
        <p>{paperNote()}</p>
      </div>
    </div>,
    document.body,
  );
};

const PaperRow = ({ proof, timeZone, offset }: { proof: Proof; timeZone: string; offset: string | undefined }) => {
  const { sentAt, answeredAt, confirmedAt, isPhoneTime, plate, place, sum: paid, toPay, answer, fault, order, sessionId, command } = proof;
  const total = paid ?? toPay;
  const [answered, confirmed] = [answeredAt, confirmedAt].map((at) => (at === undefined ? undefined : paperTime(at, timeZone, offset, sentAt)));
  return (
    <tr>
      <td>
        {paperTime(sentAt, timeZone, offset)}
        {isPhoneTime && <p>{t`по часам телефона`}</p>}
        {answered && <p>{t`Ответ: ${answered}`}</p>}
        {confirmed && <p>{t`Подтверждено: ${confirmed}`}</p>}
      </td>
      <td>{kindText(proof.kind)}</td>
      <td>{[plate, placeNumber(place)].filter(Boolean).join(', ') || '—'}</td>
      <td>{total === undefined ? '—' : sum(total)}</td>
      <td>
        <b>{outcomeText(proof)}</b>
        {[causeText(proof), fault === 'refused' ? undefined : answer, command].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {order !== undefined && <p>{t`Заказ: ${order}`}</p>}
        {sessionId !== undefined && <p>{t`Парковка: ${sessionId}`}</p>}
      </td>
    </tr>
  );
};
