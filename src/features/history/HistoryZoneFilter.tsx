import { t } from '@lingui/core/macro';
import { useDeferredValue, useId, useState } from 'react';
import { zoneValue } from '~/domain/history/historyFilter';
import type { Zone } from '~/domain/stay/zone';
import { searchZones } from '~/domain/search/zoneSearch';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';

interface Props {
  zones: readonly Zone[];
  /** True if the entries are single parkings, named by their codes. */
  areParkings: boolean;
  value: string | undefined;
  onChange: (zone: string | undefined) => void;
}

/** The longest list to read through; a longer one is searched. */
const maxListedZones = 200;
const maxSuggestions = 50;

const labelOf = (zone: Zone): string => [zoneValue(zone), zone.address || zone.name].filter(Boolean).join(' — ');

/** Zone or parking: the device's native list, or with hundreds of entries a field with suggestions. */
export const HistoryZoneFilter = ({ zones, areParkings, value, onChange }: Props) => {
  const label = areParkings ? t`Парковка` : t`Зона`;
  const all = areParkings ? t`Все парковки` : t`Все зоны`;
  if (zones.length > maxListedZones)
    return <SearchedZone label={label} all={all} zones={zones} value={value} onChange={onChange} />;
  const known = zones.map((zone) => ({ value: zoneValue(zone), label: labelOf(zone) }));
  const isKnown = value === undefined || known.some((option) => option.value === value);
  return (
    <SelectField
      label={label}
      // No zone has an empty number, so it can stand for all zones.
      options={[{ value: '', label: all }, ...known, ...(isKnown ? [] : [{ value, label: value }])]}
      value={value ?? ''}
      onChange={(zone) => onChange(zone || undefined)}
    />
  );
};

const SearchedZone = ({
  label,
  all,
  zones,
  value = '',
  onChange,
}: Omit<Props, 'areParkings'> & { label: string; all: string }) => {
  const id = useId();
  const [appliedValue, setAppliedValue] = useState(value);
  const [query, setQuery] = useState(value);
  if (appliedValue !== value) {
    setAppliedValue(value);
    setQuery(value);
  }
  const deferredQuery = useDeferredValue(query);
  const change = (text: string): void => {
    setQuery(text);
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
        value={query}
        onChange={change}
        onBlur={() => setQuery(value)}
      />
      <datalist id={id}>
        {searchZones(zones, deferredQuery)
          .slice(0, maxSuggestions)
          .map((zone) => (
            <option key={zoneValue(zone)} value={zoneValue(zone)}>
              {labelOf(zone)}
            </option>
          ))}
      </datalist>
    </>
  );
};
