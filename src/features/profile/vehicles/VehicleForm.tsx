import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useState, type ReactNode } from 'react';
import { isPaperFree } from '~/data/documents/changeDocuments';
import { carOf, categories, checkCar, emptyCar, isSameCar, type Car, type CarFault, type CarValues } from '~/domain/fleet';
import { paperNumber, paperShown } from '~/domain/paper';
import { PlateField } from '~/parts/plate/PlateField';
import { isOnlineAtom } from '~/state/network';
import { Button } from '~/ui/Button';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import { formAtom } from '~/ui/form/formAtom';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { EditNotice } from '../EditNotice';
import type { FormEnd } from '../editEndText';
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
  others: readonly Car[];
  asksCategory: boolean;
  onDone: () => void;
  /** Stands below the button. */
  children?: ReactNode;
}

/** Plate, category, certificate and name of a vehicle (document 2, section 5). */
export const VehicleForm = ({ before, others, asksCategory, onDone, children }: Props) => {
  const change = useChangeVehicles();
  const isOnline = useAtomValue(isOnlineAtom);
  const [first] = useState(before);
  const form = useRefusableForm<CarValues, CarFault>(
    useMemo(() => formAtom(first ? valuesOf(first) : emptyCar), [first]),
    (values) => checkCar(values, { others, asksCategory }),
  );
  const [end, setEnd] = useState<FormEnd>();

  /** Nobody may have the certificate's number; true where the vehicle may be sent. */
  const isCertificateFree = async (car: Car, typed: string): Promise<boolean> => {
    if (car.certificate === undefined || (first?.certificate !== undefined && paperNumber(first.certificate) === car.certificate)) return true;
    const answer = await isPaperFree({ type: 'STS', number: car.certificate });
    if (answer === 'unknown') setEnd('notChecked');
    else if (typeof answer === 'object') form.refuse('certificate', typed, answer.errorName);
    return answer === 'free';
  };

  const send = async (values: CarValues): Promise<void> => {
    setEnd(undefined);
    const car = carOf(values, { asksCategory }, first);
    if (first && isSameCar(first, car)) {
      onDone();
      return;
    }
    if (!(await isCertificateFree(car, values.certificate))) return;
    const reached = await change(first ? { kind: 'edit', before: first, car } : { kind: 'add', car });
    if (reached === 'done') onDone();
    else setEnd(reached);
  };

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit(send)}>
      <PlateField
        value={form.values.plate}
        onChange={(plate) => form.set({ plate })}
        onBlur={() => form.values.plate !== '' && form.touch('plate')}
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
      <Button type="submit" isWide isBusy={form.isBusy} disabled={!isOnline}>
        {!isOnline ? t`Для изменений нужна сеть` : first ? t`Сохранить` : t`Добавить автомобиль`}
      </Button>
      {children}
    </form>
  );
};
