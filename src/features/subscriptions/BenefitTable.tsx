import { t } from '@lingui/core/macro';
import { benefitState, hasDeeds } from '~/domain/benefit';
import { Fragment } from 'react';
import { BenefitActions } from './BenefitActions';
import type { BenefitsProps } from './BenefitsProps';
import { BenefitState } from './BenefitState';
import { discountText, momentText, placeText } from './benefitText';
import { BenefitVehicle } from './BenefitVehicle';

const cell = 'border-t border-line p-2 text-left align-top';

/** The rights as a table, where there is room for one (ABON-01, ABON-02). */
export const BenefitTable = ({ benefits, isCadastral, canAct, now, timeZone }: BenefitsProps) => (
  <div className="overflow-x-auto rounded-sheet border border-line">
    <table className="w-full border-collapse [overflow-wrap:break-word]">
      <caption className="sr-only">{t`Мои абонементы и льготы`}</caption>
      <thead className="text-small text-muted">
        <tr>
          {[
            t`Вид разрешения`,
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
      <tbody>
        {benefits.map((benefit, index) => (
          <Fragment key={`${benefit.orderNumber}-${index}`}>
            <tr>
              <th scope="row" className={`${cell} font-semibold`}>
                <span className="grid justify-items-start gap-1">
                  <span id={`benefit-${index}`} dir="auto">
                    {benefit.type}
                  </span>
                  {benefit.variation && (
                    <span dir="auto" className="text-small font-normal text-muted">
                      {benefit.variation}
                    </span>
                  )}
                  <BenefitState state={benefitState(benefit, now)} />
                </span>
              </th>
              <td className={cell}>{placeText(benefit, isCadastral)}</td>
              <td className={cell}>
                <BenefitVehicle benefit={benefit} />
              </td>
              {!isCadastral && <td className={cell}>{discountText(benefit)}</td>}
              <td className={cell}>{momentText(benefit.startsAt, timeZone)}</td>
              <td className={cell}>{momentText(benefit.endsAt, timeZone)}</td>
            </tr>
            {canAct && hasDeeds(benefit) && (
              <tr>
                <td colSpan={isCadastral ? 5 : 6} className="px-2 pb-3">
                  <BenefitActions benefit={benefit} labelId={`benefit-${index}`} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  </div>
);
