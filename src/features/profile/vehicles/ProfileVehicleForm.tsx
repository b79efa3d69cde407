import { t } from '@lingui/core/macro';
import { useMemo, useState, type ReactNode } from 'react';
import { isDocumentNumberFree } from '~/data/documents/editDocuments';
import {
  vehicleOf,
  vehicleCategories,
  checkVehicle,
  emptyVehicle,
  isVehicleEditDone,
  isSameVehicle,
  type RegisteredVehicle,
  type VehicleEdit,
  type VehicleError,
  type VehicleValues,
} from '~/domain/vehicle/vehicleEdit';
import { documentNumber, formatDocumentNumber, maskDocumentNumber } from '~/domain/vehicle/identityDocument';
import { isSamePlate } from '~/domain/vehicle/plate';
import { PlateField } from '~/components/plate/PlateField';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import { formAtom } from '~/ui/form/formAtom';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { EditNotice } from '~/components/edit/EditNotice';
import { SaveButton } from '~/components/edit/SaveButton';
import { editOutcomeTitle, editFailure, type FormOutcome } from '~/components/edit/editOutcomeText';
import { useNotifyOutcome } from '~/components/edit/useNotifyOutcome';
import { vehicleErrorText, vehicleCategoryText } from './vehicleText';
import { useEditVehicles } from './useEditVehicles';

const valuesOf = ({ plate, isForeign, category, certificate = '', name = '' }: RegisteredVehicle): VehicleValues => ({
  plate,
  isForeign,
  category,
  certificate: formatDocumentNumber(certificate),
  name,
});

interface Props {
  /** The vehicle to change; undefined to add a new one. */
  before?: RegisteredVehicle;
  /** The driver's vehicles as currently known. */
  vehicles: readonly RegisteredVehicle[];
  requiresCategory: boolean;
  onDone: () => void;
  /** Shown below the button. */
  children?: ReactNode;
}

/** Plate, category, certificate and name of a vehicle. */
export const ProfileVehicleForm = ({ before, vehicles, requiresCategory, onDone, children }: Props) => {
  const editVehicles = useEditVehicles();
  const [initialVehicle] = useState(before);
  const others = vehicles.filter((vehicle) => !initialVehicle || !isSamePlate(vehicle.plate, initialVehicle.plate));
  const editOf = (vehicle: RegisteredVehicle): VehicleEdit =>
    initialVehicle ? { kind: 'edit', before: initialVehicle, vehicle } : { kind: 'add', vehicle };
  // A vehicle that was sent and whose answer was lost. If it appears as taken now, that request may have added it.
  const [unconfirmed, setUnconfirmed] = useState<RegisteredVehicle>();
  const isUnconfirmed = (vehicle: RegisteredVehicle): boolean =>
    unconfirmed !== undefined && isSameVehicle(unconfirmed, vehicle);
  const isSaved = (vehicle: RegisteredVehicle): boolean =>
    isUnconfirmed(vehicle) && isVehicleEditDone(vehicles, editOf(vehicle), requiresCategory);
  const form = useFormWithServerErrors<VehicleValues, VehicleError>(
    useMemo(() => formAtom(initialVehicle ? valuesOf(initialVehicle) : emptyVehicle), [initialVehicle]),
    (values) =>
      isSaved(vehicleOf(values, { requiresCategory }, initialVehicle))
        ? {}
        : checkVehicle(values, { others, requiresCategory }),
  );
  const [displayedOutcome, setDisplayedOutcome] = useState<FormOutcome>();
  const notifyOutcome = useNotifyOutcome();

  /**
   * Checks that the certificate's number is not taken. The number that the vehicle already has is not checked again.
   */
  const isCertificateFree = async (vehicle: RegisteredVehicle): ReturnType<typeof isDocumentNumberFree> => {
    const known = [initialVehicle, isUnconfirmed(vehicle) ? unconfirmed : undefined].map(
      (one) => one?.certificate && documentNumber(one.certificate),
    );
    return vehicle.certificate === undefined || known.includes(vehicle.certificate)
      ? 'free'
      : isDocumentNumberFree({ type: 'STS', number: vehicle.certificate });
  };

  /**
   * The refusal is about the number in the format shown after blur. The same number typed differently is refused too.
   */
  const showServerError = (certificate: string, refusal: { errorName: string; message?: string }): void => {
    form.set({ certificate });
    form.setServerError('certificate', certificate, refusal);
  };

  const send = async (values: VehicleValues): Promise<void> => {
    setDisplayedOutcome(undefined);
    const vehicle = vehicleOf(values, { requiresCategory }, initialVehicle);
    if (isSaved(vehicle) || (initialVehicle && !unconfirmed && isSameVehicle(initialVehicle, vehicle))) {
      onDone();
      return;
    }
    const notify = notifyOutcome();
    const answer = await isCertificateFree(vehicle);
    // A refusal without a name is not about the number, so the same number may be tried again.
    if (typeof answer === 'object' && answer.errorName !== '') {
      const text = vehicleErrorText(answer.errorName, answer.message) ?? '';
      notify(() => showServerError(formatDocumentNumber(values.certificate), answer), {
        title: editOutcomeTitle(false),
        text,
      });
      return;
    }
    const outcome =
      answer === 'free' ? await editVehicles(editOf(vehicle)) : answer === 'unknown' ? 'notChecked' : answer;
    notify(() => {
      if (outcome === 'unknown' || outcome === 'notDone') setUnconfirmed(vehicle);
      if (outcome === 'done') onDone();
      else setDisplayedOutcome(outcome);
    }, editFailure(outcome));
  };

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit(send)}>
      <PlateField
        {...form.field('plate', vehicleErrorText)}
        isForeign={form.values.isForeign}
        onForeignChange={(isForeign) => form.set({ isForeign })}
      />
      {requiresCategory && (
        <SelectField
          label={t`Категория`}
          options={vehicleCategories.map((value) => ({ value, label: vehicleCategoryText(value) }))}
          value={form.values.category}
          onChange={(category) => {
            form.set({ category });
            form.touch('category');
          }}
          error={vehicleErrorText(form.error('category'))}
        />
      )}
      <TextField
        label={t`Номер свидетельства о регистрации`}
        hint={t`Необязательно. Например, 59 АА 123456`}
        value={form.values.certificate}
        onChange={(certificate) => form.set({ certificate })}
        rewrite={maskDocumentNumber()}
        onBlur={() => form.touch('certificate')}
        error={vehicleErrorText(form.error('certificate'), form.message('certificate'))}
        name="certificate"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        label={t`Название`}
        hint={t`Необязательно. Например, «Рабочая»`}
        value={form.values.name}
        onChange={(name) => form.set({ name })}
        onBlur={() => form.touch('name')}
        error={vehicleErrorText(form.error('name'))}
        name="car-name"
        autoComplete="off"
        enterKeyHint="done"
      />
      <EditNotice outcome={displayedOutcome} />
      <SaveButton isBusy={form.isBusy}>{initialVehicle ? t`Сохранить` : t`Добавить автомобиль`}</SaveButton>
      {children}
    </form>
  );
};
