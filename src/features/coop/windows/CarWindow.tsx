import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Company, CompanyCar } from '~/domain/company';
import { carByPlate } from '~/domain/companyDeed';
import { PlateView } from '~/parts/plate/PlateView';
import { useChangeCompany } from '../useChangeCompany';
import { CarForm } from './CarForm';
import { EditFrame } from './EditFrame';
import { NewCarForm } from './NewCarForm';
import { useKnownCompany } from './useKnownCompany';

interface Props {
  /** One of the company's own; without one a new vehicle is added. */
  plate?: string;
  onClose: () => void;
}

/** Adds, changes or removes a vehicle of the company (COOP-04). */
export const CarWindow = ({ plate, onClose }: Props) => {
  const { company, turn } = useKnownCompany();
  const change = useChangeCompany();
  // As it was when the window opened: what is typed stands against that.
  const [car] = useState(() => carByPlate(company?.cars ?? [], plate));
  const drivers = company && car ? driversOf(company, car) : '';
  return (
    <EditFrame
      title={plate === undefined ? t`Новая машина` : t`Машина ${plate}`}
      onClose={onClose}
      isGone={plate !== undefined && (!car || turn > 0)}
      removal={
        car && {
          question: t`Удалить машину ${[car.plate, car.name].filter(Boolean).join(', ')}?`,
          label: t`Удалить машину`,
          hint: (drivers || car.imei || car.vin) && <p>{t`Водители останутся в списке без машины, устройство освободится.`}</p>,
          remove: () => change({ kind: 'removeCar', car }),
        }
      }
    >
      {car ? (
        <>
          <div className="grid gap-2">
            <PlateView plate={car.plate} isForeign={car.isForeign} />
            {drivers !== '' && <p className="text-muted">{t`Водители: ${drivers}`}</p>}
            {/* No call of the corporate area changes a plate (document 2, section 7). */}
            <p className="text-small text-muted">{t`Чтобы исправить номер, удалите машину и добавьте её заново.`}</p>
          </div>
          {company && <CarForm car={car} company={company} onDone={onClose} />}
        </>
      ) : (
        company && <NewCarForm key={turn} company={company} onDone={onClose} />
      )}
    </EditFrame>
  );
};

const driversOf = ({ drivers }: Company, car: CompanyCar): string =>
  drivers
    .filter((driver) => driver.plate !== undefined && carByPlate([car], driver.plate))
    .map(({ name }) => name)
    .join(', ');
