import { t } from '@lingui/core/macro';
import { useMemo, useState, type ReactNode } from 'react';
import { isPaperFree } from '~/data/documents/changeDocuments';
import {
  carOf,
  categories,
  checkCar,
  emptyCar,
  isCarDeedDone,
  isSameCar,
  type Car,
  type CarDeed,
  type CarFault,
  type CarValues,
} from '~/domain/fleet';
import { paperNumber, paperShown } from '~/domain/paper';
import { isSamePlate } from '~/domain/plate';
import { PlateField } from '~/parts/plate/PlateField';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import { formAtom } from '~/ui/form/formAtom';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { EditNotice } from '~/parts/edit/EditNotice';
import { SaveButton } from '~/parts/edit/SaveButton';
import { editEndTitle, editFailure, type FormEnd } from '~/parts/edit/editEndText';
import { useTellEnd } from '~/parts/edit/useTellEnd';
import { carFaultText, categoryText } from './carWords';
import { useChangeVehicles } from './useChangeVehicles';

const valuesOf = ({ plate, isForeign, category, certificate = '', name = '' }: Car): CarValues => ({
  plate,
  isForeign,
  category,
  certificate: paperShown(certificate),
  name,
});

interface Props {
  /** The vehicle that is changed; without one a new one is added. */
  before?: Car;
  /** The driver's vehicles as they are known now. */
  cars: readonly Car[];
  asksCategory: boolean;
  onDone: () => void;
  /** Stands below the button. */
  children?: ReactNode;
}

/** Plate, category, certificate and name of a vehicle (document 2, section 5). */
export const VehicleForm = ({ before, cars, asksCategory, onDone, children }: Props) => {
  const change = useChangeVehicles();
  const [first] = useState(before);
  const others = cars.filter((car) => !first || !isSamePlate(car.plate, first.plate));
  const deedOf = (car: Car): CarDeed => (first ? { kind: 'edit', before: first, car } : { kind: 'add', car });
  // Sent, and its answer was lost: what is taken now may be taken by that.
  const [lost, setLost] = useState<Car>();
  const isLost = (car: Car): boolean => lost !== undefined && isSameCar(lost, car);
  const isSaved = (car: Car): boolean => isLost(car) && isCarDeedDone(cars, deedOf(car), asksCategory);
  const form = useRefusableForm<CarValues, CarFault>(
    useMemo(() => formAtom(first ? valuesOf(first) : emptyCar), [first]),
    (values) => (isSaved(carOf(values, { asksCategory }, first)) ? {} : checkCar(values, { others, asksCategory })),
  );
  const [end, setEnd] = useState<FormEnd>();
  const tellEnd = useTellEnd();

  /** Nobody may have the certificate's number; that of the vehicle itself is asked about no more. */
  const isCertificateFree = async (car: Car): ReturnType<typeof isPaperFree> => {
    const known = [first, isLost(car) ? lost : undefined].map((one) => one?.certificate && paperNumber(one.certificate));
    return car.certificate === undefined || known.includes(car.certificate) ? 'free' : isPaperFree({ type: 'STS', number: car.certificate });
  };

  /** Refused as it is shown once the field is left: typed in another way it is the same number. */
  const refuse = (certificate: string, errorName: string): void => {
    form.set({ certificate });
    form.refuse('certificate', certificate, errorName);
  };

  const send = async (values: CarValues): Promise<void> => {
    setEnd(undefined);
    const car = carOf(values, { asksCategory }, first);
    if (isSaved(car) || (first && !lost && isSameCar(first, car))) {
      onDone();
      return;
    }
    const tell = tellEnd();
    const answer = await isCertificateFree(car);
    // Without a name it says nothing of the number: the same may be tried again.
    if (typeof answer === 'object' && answer.errorName !== '') {
      const text = carFaultText(answer.errorName) ?? '';
      tell(() => refuse(paperShown(values.certificate), answer.errorName), { title: editEndTitle(false), text });
      return;
    }
    const reached = answer === 'free' ? await change(deedOf(car)) : answer === 'unknown' ? 'notChecked' : answer;
    tell(() => {
      if (reached === 'unknown' || reached === 'notDone') setLost(car);
      if (reached === 'done') onDone();
      else setEnd(reached);
    }, editFailure(reached));
  };

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit(send)}>
      <PlateField
        value={form.values.plate}
        onChange={(plate) => form.set({ plate })}
        onBlur={() => form.leave('plate')}
        isForeign={form.values.isForeign}
        onForeignChange={(isForeign) => form.set({ isForeign })}
        fault={carFaultText(form.fault('plate'))}
      />
      {asksCategory && (
        <SelectField
          label={t`Категория`}
          options={categories.map((value) => ({ value, label: categoryText(value) }))}
          value={form.values.category}
          onChange={(category) => {
            form.set({ category });
            form.touch('category');
          }}
          fault={carFaultText(form.fault('category'))}
        />
      )}
      <TextField
        label={t`Номер свидетельства о регистрации`}
        hint={t`Необязательно. Например, 59 АА 123456`}
        value={form.values.certificate}
        onChange={(certificate) => form.set({ certificate })}
        onBlur={() => {
          form.set({ certificate: paperShown(form.values.certificate) });
          form.touch('certificate');
        }}
        fault={carFaultText(form.fault('certificate'))}
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
        fault={carFaultText(form.fault('name'))}
        name="car-name"
        autoComplete="off"
        enterKeyHint="done"
      />
      <EditNotice end={end} />
      <SaveButton isBusy={form.isBusy}>{first ? t`Сохранить` : t`Добавить автомобиль`}</SaveButton>
      {children}
    </form>
  );
};
