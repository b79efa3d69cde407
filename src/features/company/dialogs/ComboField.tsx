import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { t } from '@lingui/core/macro';
import { useMemo, useState, type ReactNode } from 'react';
import { normalisePlate } from '~/domain/vehicle/plate';
import { Field } from '~/ui/Field';
import { Icon } from '~/ui/Icon';
import { inputClass } from '~/ui/inputClass';
import '../fleet.css';

interface ComboOption {
  value: string;
  label: string;
}

interface Props {
  label: ReactNode;
  options: readonly ComboOption[];
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
}

/** More options than anyone reads. The rest are found by typing. */
const maxShown = 50;

/** A choice of hundreds of options, found by typing a part. Latin and Cyrillic letters that look alike are equal. */
export const ComboField = ({ label, options, value, onChange, error }: Props) => {
  const [query, setQuery] = useState('');
  const found = useMemo(() => {
    const part = normalisePlate(query);
    return options.filter((one) => normalisePlate(one.label).includes(part));
  }, [options, query]);
  const rest = found.length - maxShown;
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <Combobox
          value={value}
          onChange={(chosen: string | null) => chosen !== null && onChange(chosen)}
          onClose={() => setQuery('')}
          immediate
        >
          <div className="relative">
            <ComboboxInput
              {...ids}
              className={`${inputClass} pr-10 text-ellipsis`}
              displayValue={(chosen: string) => options.find((one) => one.value === chosen)?.label ?? ''}
              onChange={({ target }) => setQuery(target.value)}
              onFocus={({ target }) => target.select()}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
            />
            <Icon name="down" size={20} className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
          </div>
          <ComboboxOptions as="div" modal={false} className="combo-options rounded-field border border-edge bg-paper">
            {found.slice(0, maxShown).map((one) => (
              <ComboboxOption key={one.value} as="div" value={one.value} className="combo-option">
                {one.label}
              </ComboboxOption>
            ))}
            {found.length === 0 && <p className="px-3 py-2 text-muted">{t`Ничего не нашлось`}</p>}
            {rest > 0 && <p className="px-3 py-2 text-small text-muted">{t`Ещё ${rest}. Введите часть номера.`}</p>}
          </ComboboxOptions>
        </Combobox>
      )}
    </Field>
  );
};
