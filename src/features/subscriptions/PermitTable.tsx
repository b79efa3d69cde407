import { t } from '@lingui/core/macro';
import { hasActions } from '~/domain/permits/permit';
import { PermitActions } from './PermitActions';
import type { PermitsProps } from './PermitsProps';
import { PermitStateText } from './PermitStateText';
import { permitDiscountText, permitMomentText, permitPlaceText } from './permitText';
import { PermitVehicle } from './PermitVehicle';

const cell = 'border-t border-line p-2 text-left align-top';

/** The permits as a table, on a wide screen (ABON-01, ABON-02). */
export const PermitTable = ({ permits, isCadastral, canAct, stateOf, refundOf, timeZone }: PermitsProps) => (
  <div className="overflow-x-auto rounded-sheet border border-line">
    <table className="w-full border-collapse [overflow-wrap:break-word]">
      <caption className="sr-only">{t`Мои абонементы и льготы`}</caption>
      <thead className="text-small text-muted">
        <tr>
          {[
            t`Вид`,
            isCadastral ? t`Кадастровый квартал` : t`Зона`,
            t`Автомобиль`,
            ...(isCadastral ? [] : [t`Скидка`]),
            t`Начало`,
            t`Окончание`,
          ].map((name) => (
            <th key={name} scope="col" className="p-2 text-left font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {permits.map((permit, index) => (
        <tbody key={`${permit.orderNumber}-${index}`} data-row={permit.orderNumber}>
          <tr>
            <th scope="row" className={`${cell} font-semibold`}>
              <span className="grid justify-items-start gap-1">
                <span id={`benefit-${index}`} dir="auto">
                  {permit.type}
                </span>
                {permit.variation && (
                  <span dir="auto" className="text-small font-normal text-muted">
                    {permit.variation}
                  </span>
                )}
                <PermitStateText state={stateOf(permit)} />
              </span>
            </th>
            <td className={cell}>{permitPlaceText(permit, isCadastral)}</td>
            <td className={cell}>
              <PermitVehicle permit={permit} />
            </td>
            {!isCadastral && <td className={cell}>{permitDiscountText(permit)}</td>}
            <td className={cell}>{permitMomentText(permit.startsAt, timeZone)}</td>
            <td className={cell}>{permitMomentText(permit.endsAt, timeZone)}</td>
          </tr>
          {canAct && hasActions(permit) && (
            <tr>
              <td colSpan={isCadastral ? 5 : 6} className="px-2 pb-3">
                <PermitActions permit={permit} refund={refundOf(permit)} labelId={`benefit-${index}`} />
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  </div>
);
