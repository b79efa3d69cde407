import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { hasActions } from '~/domain/permits/permit';
import { PermitActions } from './PermitActions';
import type { PermitsProps } from './PermitsProps';
import { PermitStateText } from './PermitStateText';
import { permitDiscountText, permitMomentText, permitPlaceText } from './permitText';
import { PermitVehicle } from './PermitVehicle';

/** The permits as a list, on a phone. */
export const PermitCards = ({ permits, isCadastral, canAct, stateOf, refundOf, timeZone }: PermitsProps) => (
  <ul className="grid grid-cols-1 gap-3">
    {permits.map((permit, index) => (
      <li
        key={`${permit.orderNumber}-${index}`}
        data-row={permit.orderNumber}
        className="grid grid-cols-1 gap-3 rounded-sheet border border-line p-[16px]"
      >
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 id={`benefit-${index}`} dir="auto" className="text-lead font-semibold">
            {permit.type}
          </h3>
          <PermitStateText state={stateOf(permit)} />
        </div>
        {permit.variation && (
          <p dir="auto" className="text-muted">
            {permit.variation}
          </p>
        )}
        <dl className="grid gap-2">
          <PermitLine name={t`Автомобиль`}>
            <PermitVehicle permit={permit} />
          </PermitLine>
          <PermitLine name={isCadastral ? t`Кадастровый квартал` : t`Зона`}>
            {permitPlaceText(permit, isCadastral)}
          </PermitLine>
          {!isCadastral && <PermitLine name={t`Скидка`}>{permitDiscountText(permit)}</PermitLine>}
          <PermitLine name={t`Начало`}>{permitMomentText(permit.startsAt, timeZone)}</PermitLine>
          <PermitLine name={t`Окончание`}>{permitMomentText(permit.endsAt, timeZone)}</PermitLine>
        </dl>
        {canAct && hasActions(permit) && (
          <PermitActions permit={permit} refund={refundOf(permit)} labelId={`benefit-${index}`} />
        )}
      </li>
    ))}
  </ul>
);

const PermitLine = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
