import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import type { Company, CompanyVehicle } from '~/domain/company/company';
import { editConflict, vehicleByPlate, vehiclesByDevice } from '~/domain/company/companyEdit';
import { deviceKey, deviceName, isSameDevice, type DeviceKey } from '~/domain/company/companyDevice';
import { isVehicleName } from '~/domain/vehicle/vehicleEdit';
import { checkPlate, isSamePlate, plateForWire } from '~/domain/vehicle/plate';
import { EditNotice } from '~/components/edit/EditNotice';
import { SaveButton } from '~/components/edit/SaveButton';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import type { VehicleFieldError } from '../companyErrorText';
import { CompanyVehicleFields, type VehicleValues } from './CompanyVehicleFields';
import { useSendCompanyEdit } from './useSendCompanyEdit';

/**
 * Plate, name and device of a vehicle. A corrected plate leaves the vehicle its drivers and its device. A device of
 * another vehicle counts as taken (VAL-71). Only changed values are sent.
 */
export const CompanyVehicleForm = ({
  vehicle,
  company,
  onDone,
}: {
  vehicle: CompanyVehicle;
  company: Company;
  onDone: () => void;
}) => {
  const [currentDevice] = useState<DeviceKey>(
    () => company.devices.find((one) => isSameDevice(one, vehicle)) ?? deviceKey(vehicle),
  );
  // The device in the vehicle is offered even if the company's list does not contain it.
  const devices = useMemo((): readonly DeviceKey[] => {
    const isListed =
      deviceName(currentDevice) === '' || company.devices.some((one) => isSameDevice(one, currentDevice));
    return isListed ? company.devices : [currentDevice, ...company.devices];
  }, [currentDevice, company.devices]);
  const holderOf = useMemo(() => {
    const carrier = vehiclesByDevice(company.cars);
    return (device: DeviceKey): CompanyVehicle | undefined => {
      const holder = carrier(device);
      if (!holder || isSamePlate(holder.plate, vehicle.plate)) return undefined;
      // After half a change the vehicle is in the list with its corrected plate.
      const isOwn = !vehicleByPlate(company.cars, vehicle.plate) && isSameDevice(holder, currentDevice);
      return isOwn ? undefined : holder;
    };
  }, [company.cars, vehicle.plate, currentDevice]);
  const deviceNamed = (device: string): DeviceKey => devices.find((one) => deviceName(one) === device) ?? {};
  const [initial] = useState<VehicleValues>({
    plate: vehicle.plate,
    isForeign: vehicle.isForeign,
    name: vehicle.name ?? '',
    device: deviceName(currentDevice),
  });
  // As they were when the dialog opened: after half a change the list shows them without a vehicle.
  const [drivers] = useState(() => company.drivers.filter(({ plate }) => isSamePlate(plate ?? '', vehicle.plate)));
  const [localFormAtom] = useState(() => formAtom(initial));
  const isPlateChanged = ({ plate, isForeign }: VehicleValues): boolean =>
    plateForWire(plate, isForeign) !== initial.plate || isForeign !== initial.isForeign;
  const plateError = (values: VehicleValues): VehicleFieldError | undefined => {
    // A plate that the city has is not questioned.
    if (!isPlateChanged(values)) return undefined;
    const corrected = { plate: plateForWire(values.plate, values.isForeign), isForeign: values.isForeign, drivers };
    const isTaken = editConflict(company.cars, { kind: 'editCar', plate: initial.plate, corrected }) === 'exists';
    return checkPlate(values.plate, values) ?? (isTaken ? 'exists' : undefined);
  };
  const checkValues = (values: VehicleValues): Partial<Record<keyof VehicleValues, VehicleFieldError>> => {
    const { name, device } = values;
    const plate = plateError(values);
    return {
      ...(plate && { plate }),
      ...(!isVehicleName(name) && { name: 'name' as const }),
      ...(holderOf(deviceNamed(device)) && { device: 'deviceTaken' as const }),
    };
  };
  const form = useForm<VehicleValues, VehicleFieldError>(localFormAtom, checkValues);
  const { outcome, send, uncertainEdit } = useSendCompanyEdit(onDone);
  /** The corrected plate that the vehicle may have by now. */
  const uncertainPlate = uncertainEdit?.kind === 'editCar' ? uncertainEdit.corrected?.plate : undefined;
  const save = async (values: VehicleValues): Promise<void> => {
    const { name, device, isForeign } = values;
    const isRenamed = name.trim() !== initial.name.trim();
    const isDeviceChanged = device !== initial.device;
    const plate = plateForWire(values.plate, isForeign);
    const corrected = isPlateChanged(values)
      ? { plate, isForeign, drivers, mayBeDone: plate === uncertainPlate }
      : undefined;
    if (!corrected && !isRenamed && !isDeviceChanged) return onDone();
    await send({
      kind: 'editCar',
      plate: vehicle.plate,
      name: isRenamed ? name.trim() : undefined,
      device: isDeviceChanged ? deviceKey(deviceNamed(device)) : undefined,
      before: currentDevice,
      corrected,
    });
  };
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit(save)}>
      <CompanyVehicleFields form={form} devices={devices} holderOf={holderOf} />
      <EditNotice outcome={outcome} />
      <SaveButton isBusy={form.isBusy}>{t`Сохранить`}</SaveButton>
    </form>
  );
};
