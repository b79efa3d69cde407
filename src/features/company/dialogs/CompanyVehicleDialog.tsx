import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Company, CompanyVehicle } from '~/domain/company/company';
import { vehicleByPlate } from '~/domain/company/companyEdit';
import { useEditCompany } from '../useEditCompany';
import { CompanyVehicleForm } from './CompanyVehicleForm';
import { EditRowDialog } from './EditRowDialog';
import { NewCompanyVehicleForm } from './NewCompanyVehicleForm';
import { useKnownCompany } from './useKnownCompany';

interface Props {
  /** Plate of a vehicle of the company; undefined to add a new one. */
  plate?: string;
  onClose: () => void;
}

/** Adds, changes or removes a vehicle of the company (COOP-04). */
export const CompanyVehicleDialog = ({ plate, onClose }: Props) => {
  const { company, companyRevision } = useKnownCompany();
  const change = useEditCompany();
  // The vehicle as it was when the dialog opened. The typed values are compared with it.
  const [vehicle] = useState(() => vehicleByPlate(company?.cars ?? [], plate));
  const drivers = company && vehicle ? driversOf(company, vehicle) : '';
  return (
    <EditRowDialog
      title={plate === undefined ? t`Новая машина` : t`Машина ${plate}`}
      onClose={onClose}
      isRemoved={plate !== undefined && (!vehicle || companyRevision > 0)}
      removal={
        vehicle && {
          question: t`Удалить машину ${[vehicle.plate, vehicle.name].filter(Boolean).join(', ')}?`,
          label: t`Удалить машину`,
          hint: (drivers || vehicle.imei || vehicle.vin) && (
            <p>{t`Водители останутся в списке без машины, устройство освободится.`}</p>
          ),
          remove: () => change({ kind: 'removeCar', vehicle }),
        }
      }
    >
      {vehicle ? (
        <>
          {drivers !== '' && <p className="text-muted">{t`Водители: ${drivers}`}</p>}
          {company && <CompanyVehicleForm vehicle={vehicle} company={company} onDone={onClose} />}
        </>
      ) : (
        company && <NewCompanyVehicleForm key={companyRevision} company={company} onDone={onClose} />
      )}
    </EditRowDialog>
  );
};

const driversOf = ({ drivers }: Company, vehicle: CompanyVehicle): string =>
  drivers
    .filter((driver) => driver.plate !== undefined && vehicleByPlate([vehicle], driver.plate))
    .map(({ name }) => name)
    .join(', ');
