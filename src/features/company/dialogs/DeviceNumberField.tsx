import { t } from '@lingui/core/macro';
import { isUnusualNumber } from '~/domain/company/companyDevice';
import { TextField } from '~/ui/TextField';
import { useValueOnBlur } from '~/ui/useValueOnBlur';

interface Props {
  kind: 'imei' | 'vin';
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string;
}

/** The IMEI or VIN of a device. A number in an unusual format gets a hint once the field is left (VAL-70). */
export const DeviceNumberField = ({ kind, ...field }: Props) => {
  const name = `device-${kind}`;
  const number = useValueOnBlur(name, field.value) ?? '';
  const hint =
    kind === 'imei'
      ? isUnusualNumber(kind, number)
        ? t`Обычно в IMEI 15 цифр. Проверьте номер. Если он верный, сохраните как есть.`
        : t`15 цифр, стоит на самом устройстве`
      : isUnusualNumber(kind, number)
        ? t`Обычно в VIN 17 цифр и латинских букв, без I, O и Q. Проверьте номер. Если он верный, сохраните как есть.`
        : t`Необязательно, если указан IMEI`;
  return (
    <TextField
      {...field}
      label={kind === 'imei' ? 'IMEI' : 'VIN'}
      hint={hint}
      name={name}
      inputMode={kind === 'imei' ? 'numeric' : 'text'}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
    />
  );
};
