import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { benefitState, hasDeeds } from '~/domain/benefit';
import { BenefitActions } from './BenefitActions';
import type { BenefitsProps } from './BenefitsProps';
import { BenefitState } from './BenefitState';
import { discountText, momentText, placeText } from './benefitText';
import { BenefitVehicle } from './BenefitVehicle';

/** The rights one below the other, on a phone. */
export const BenefitCards = ({ benefits, isCadastral, canAct, now, timeZone }: BenefitsProps) => (
  <ul className="grid grid-cols-1 gap-3">
    {benefits.map((benefit, index) => (
      <li key={`${benefit.orderNumber}-${index}`} className="grid grid-cols-1 gap-3 rounded-sheet border border-line p-[16px]">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 id={`benefit-${index}`} dir="auto" className="text-lead font-semibold">
            {benefit.type}
          </h3>
          <BenefitState state={benefitState(benefit, now)} />
        </div>
        {benefit.variation && (
          <p dir="auto" className="text-muted">
            {benefit.variation}
          </p>
        )}
        <dl className="grid gap-2">
          <Line name={t`Автомобиль`}>
            <BenefitVehicle benefit={benefit} />
          </Line>
          <Line name={isCadastral ? t`Кадастровый квартал` : t`Зона`}>{placeText(benefit, isCadastral)}</Line>
          {!isCadastral && <Line name={t`Скидка`}>{discountText(benefit)}</Line>}
          <Line name={t`Начало`}>{momentText(benefit.startsAt, timeZone)}</Line>
          <Line name={t`Окончание`}>{momentText(benefit.endsAt, timeZone)}</Line>
        </dl>
        {canAct && hasDeeds(benefit) && <BenefitActions benefit={benefit} labelId={`benefit-${index}`} />}
      </li>
    ))}
  </ul>
);

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
