import { t } from '@lingui/core/macro';
import { useDeferredValue, useId, useState } from 'react';
import { zoneValue } from '~/domain/historyFilter';
import type { Zone } from '~/domain/zone';
import { searchZones } from '~/domain/zoneSearch';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';

interface Props {
  zones: readonly Zone[];
  /** They are single parkings, named by their codes. */
  areParkings: boolean;
  value: string | undefined;
  onChange: (zone: string | undefined) => void;
}

/** A list is read through by eye up to here; beyond it is searched. */
const mostInList = 200;
const mostHints = 50;

const labelOf = (zone: Zone): string => [zoneValue(zone), zone.address || zone.name].filter(Boolean).join(' — ');

/** Zone or parking: the device's list, or where there are hundreds a field that suggests as one types. */
export const ZoneFilter = ({ zones, areParkings, value, onChange }: Props) => {
  const label = areParkings ? t`Парковка` : t`Зона`;
  const all = areParkings ? t`Все парковки` : t`Все зоны`;
  if (zones.length > mostInList) return <SearchedZone label={label} all={all} zones={zones} value={value} onChange={onChange} />;
  const known = zones.map((zone) => ({ value: zoneValue(zone), label: labelOf(zone) }));
  const isKnown = value === undefined || known.some((option) => option.value === value);
  return (
    <SelectField
      label={label}
      // No zone has an empty number.
      options={[{ value: '', label: all }, ...known, ...(isKnown ? [] : [{ value, label: value }])]}
      value={value ?? ''}
      onChange={(zone) => onChange(zone || undefined)}
    />
  );
};

const SearchedZone = ({ label, all, zones, value = '', onChange }: Omit<Props, 'areParkings'> & { label: string; all: string }) => {
  const id = useId();
  const [seen, setSeen] = useState(value);
  const [typed, setTyped] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  const wanted = useDeferredValue(typed);
  const change = (text: string): void => {
    setTyped(text);
    const code = text.trim();
    if (code === '') onChange(undefined);
    else if (zones.some((zone) => zoneValue(zone) === code)) onChange(code);
  };
  return (
    <>
      <TextField
        label={label}
        hint={t`Код со знака или улица`}
        type="search"
        list={id}
        autoComplete="off"
        placeholder={all}
        value={typed}
        onChange={change}
        onBlur={() => setTyped(value)}
      />
      <datalist id={id}>
        {searchZones(zones, wanted)
          .slice(0, mostHints)
          .map((zone) => (
            <option key={zoneValue(zone)} value={zoneValue(zone)}>
              {labelOf(zone)}
            </option>
          ))}
      </datalist>
    </>
  );
};
