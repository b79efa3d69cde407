import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import type { Company } from '~/domain/company/company';
import { deviceKey, deviceName } from '~/domain/company/companyDevice';
import { vehicleByPlate, vehiclesByDevice, type CompanyEdit } from '~/domain/company/companyEdit';
import { checkPlate, plateForWire } from '~/domain/vehicle/plate';
import { isVehicleName } from '~/domain/vehicle/vehicleEdit';
import { EditNotice } from '~/components/edit/EditNotice';
import { SaveButton } from '~/components/edit/SaveButton';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import type { VehicleFieldError } from '../companyErrorText';
import { CompanyVehicleFields, type VehicleValues } from './CompanyVehicleFields';
import { useSendCompanyEdit } from './useSendCompanyEdit';

/** Adds a vehicle with its name and one of the company's devices (VAL-01…VAL-09, VAL-71). */
export const NewCompanyVehicleForm = ({ company, onDone }: { company: Company; onDone: () => void }) => {
  const [localFormAtom] = useState(() =>
    formAtom<VehicleValues>({ plate: '', isForeign: false, name: '', device: '' }),
  );
  const holderOf = useMemo(() => vehiclesByDevice(company.cars), [company.cars]);
  const deviceOf = (device: string) => company.devices.find((one) => deviceName(one) === device);
  const checkValues = ({
    plate,
    isForeign,
    name,
    device,
  }: VehicleValues): Partial<Record<keyof VehicleValues, VehicleFieldError>> => {
    const error =
      checkPlate(plate, { isForeign }) ??
      (vehicleByPlate(company.cars, plateForWire(plate, isForeign)) ? 'exists' : undefined);
    const chosen = deviceOf(device);
    return {
      ...(error && { plate: error }),
      ...(!isVehicleName(name) && { name: 'name' as const }),
      ...(chosen && holderOf(chosen) && { device: 'deviceTaken' as const }),
    };
  };
  const form = useForm<VehicleValues, VehicleFieldError>(localFormAtom, checkValues);
  const { outcome, send } = useSendCompanyEdit(onDone);
  const editOf = ({ plate: typed, isForeign, name, device }: VehicleValues): CompanyEdit => {
    const plate = plateForWire(typed, isForeign);
    const added = { kind: 'addCar', plate, isForeign, ...(name.trim() !== '' && { name: name.trim() }) } as const;
    const chosen = deviceOf(device);
    if (!chosen) return added;
    return { kind: 'changeCars', edits: [added, { kind: 'moveDevice', device: deviceKey(chosen), plate }] };
  };
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit((values) => send(editOf(values)))}>
      <CompanyVehicleFields form={form} devices={company.devices} holderOf={holderOf} />
      <EditNotice outcome={outcome} />
      <SaveButton isBusy={form.isBusy}>{t`Добавить машину`}</SaveButton>
    </form>
  );
};
