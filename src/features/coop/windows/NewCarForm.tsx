import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Company } from '~/domain/company';
import { carByPlate } from '~/domain/companyDeed';
import { checkPlate, plateForWire } from '~/domain/plate';
import { EditNotice } from '~/parts/edit/EditNotice';
import { SaveButton } from '~/parts/edit/SaveButton';
import { PlateField } from '~/parts/plate/PlateField';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { coopFaultText, type CarFault } from '../coopWords';
import { useEdit } from './useEdit';

interface Values {
  plate: string;
  isForeign: boolean;
}

/** A vehicle more, by its plate (VAL-01…VAL-09). */
export const NewCarForm = ({ company, onDone }: { company: Company; onDone: () => void }) => {
  const [own] = useState(() => formAtom<Values>({ plate: '', isForeign: false }));
  const check = ({ plate, isForeign }: Values): { plate?: CarFault } => {
    const fault = checkPlate(plate, { isForeign }) ?? (carByPlate(company.cars, plateForWire(plate, isForeign)) ? 'exists' : undefined);
    return fault ? { plate: fault } : {};
  };
  const form = useForm<Values, CarFault>(own, check);
  const { end, send } = useEdit(onDone);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={form.submit(({ plate, isForeign }) => send({ kind: 'addCar', plate: plateForWire(plate, isForeign), isForeign }))}
    >
      <PlateField
        value={form.values.plate}
        onChange={(plate) => form.set({ plate })}
        onBlur={() => form.leave('plate')}
        isForeign={form.values.isForeign}
        onForeignChange={(isForeign) => form.set({ isForeign })}
        fault={coopFaultText(form.fault('plate'))}
      />
      <EditNotice end={end} />
      <SaveButton isBusy={form.isBusy}>{t`Добавить машину`}</SaveButton>
    </form>
  );
};
