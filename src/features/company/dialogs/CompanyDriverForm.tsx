import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Company } from '~/domain/company/company';
import {
  checkCompanyDriver,
  companyDriverOf,
  isSameDriver,
  isSamePhone,
  nameParts,
  withKnownPlate,
  type CompanyDriver,
  type CompanyDriverValues,
} from '~/domain/company/companyDriver';
import { maskPhone } from '~/domain/account/phone';
import { EditNotice } from '~/components/edit/EditNotice';
import { SaveButton } from '~/components/edit/SaveButton';
import { formAtom } from '~/ui/form/formAtom';
import { useFormWithServerErrors } from '~/ui/form/useFormWithServerErrors';
import { TextField } from '~/ui/TextField';
import { companyErrorText } from '../companyErrorText';
import { CompanyPlateSelect } from './CompanyPlateSelect';
import { useSendCompanyEdit } from './useSendCompanyEdit';

interface Props {
  before?: CompanyDriver;
  company: Company;
  onDone: () => void;
}

/** The field that a server's `errorName` is about. */
const fieldOf: Readonly<Record<string, 'surname' | 'phone'>> = {
  DoublePhone: 'phone',
  PhoneEmpty: 'phone',
  InvalidFormat: 'phone',
  RequiredField: 'surname',
};

/** Name, phone and vehicle of a driver (COOP-08). */
export const CompanyDriverForm = ({ before, company, onDone }: Props) => {
  const [localFormAtom] = useState(() =>
    formAtom<CompanyDriverValues>({
      ...nameParts(before?.name ?? ''),
      phone: maskPhone(before?.phone ?? ''),
      plate: before?.plate ?? '',
    }),
  );
  const others = company.drivers.filter((one) => !before || !isSamePhone(one.phone, before.phone));
  const plates = company.cars.map(({ plate }) => plate);
  const form = useFormWithServerErrors(localFormAtom, (values: CompanyDriverValues) =>
    checkCompanyDriver(withKnownPlate(values, plates), { others, plates }),
  );
  const { outcome, send } = useSendCompanyEdit(onDone, (errorName) => {
    const field = fieldOf[errorName];
    if (field) form.setServerError(field, form.values[field], { errorName });
    return field !== undefined;
  });
  const save = async (values: CompanyDriverValues): Promise<void> => {
    const driver = companyDriverOf(withKnownPlate(values, plates), before);
    if (before && isSameDriver(withKnownPlate(before, plates), driver)) onDone();
    else await send(before ? { kind: 'editDriver', before, driver } : { kind: 'addDriver', driver });
  };
  const name = (field: 'surname' | 'firstName' | 'patronymic', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      {...form.field(field, companyErrorText)}
      name={`driver-${field}`}
      autoComplete="off"
      enterKeyHint="next"
    />
  );
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.submit(save)}>
      {name('surname', t`Фамилия`)}
      {name('firstName', t`Имя`)}
      {name('patronymic', t`Отчество`, t`Необязательно`)}
      <TextField
        label={t`Телефон`}
        value={form.values.phone}
        onChange={(phone) => form.set({ phone })}
        rewrite={maskPhone}
        onBlur={() => form.blur('phone')}
        error={companyErrorText(form.error('phone'))}
        name="driver-phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        enterKeyHint="next"
      />
      <CompanyPlateSelect vehicles={company.cars} value={form.values.plate} onChange={(plate) => form.set({ plate })} />
      <EditNotice outcome={outcome} />
      <SaveButton isBusy={form.isBusy}>{before ? t`Сохранить` : t`Добавить водителя`}</SaveButton>
    </form>
  );
};
