import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import type { SearchZone } from '~/domain/permits/subscriptionSearch.flow';
import { normaliseZoneNumber } from '~/domain/stay/zone';
import { TextField } from '~/ui/TextField';

/** Longer lists can be searched by number. */
const searchFromCount = 24;

interface Props {
  zones: readonly SearchZone[];
  value: readonly string[];
  onChange: (codes: string[]) => void;
  isMissing: boolean;
}

/** Chooses any number of zones. Special ones are marked. */
export const SubscriptionZonesField = ({ zones, value, onChange, isMissing }: Props) => {
  const id = useId();
  const [query, setQuery] = useState('');
  const normalisedQuery = normaliseZoneNumber(query);
  const visibleZones = zones.filter(
    ({ code }) => normalisedQuery === '' || normaliseZoneNumber(code).includes(normalisedQuery),
  );
  const toggle = (code: string): void =>
    onChange(value.includes(code) ? value.filter((one) => one !== code) : [...value, code]);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2" aria-describedby={`${id}-note`}>
      <legend className="mb-1 text-small text-muted">{t`Зоны`}</legend>
      {zones.length > searchFromCount && (
        <TextField
          label={t`Найти зону по номеру`}
          value={query}
          onChange={setQuery}
          inputMode={zones.some(({ code }) => /\D/.test(code)) ? 'text' : 'numeric'}
          autoComplete="off"
          enterKeyHint="search"
        />
      )}
      <div className="-m-1 flex max-h-150 flex-wrap gap-2 overflow-y-auto overscroll-contain p-1">
        {visibleZones.map(({ code, isSpecial }) => (
          <label
            key={code}
            className="relative flex min-h-12 min-w-14 flex-col items-center justify-center choosable px-3 py-1 text-lead leading-tight"
          >
            <input
              type="checkbox"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={value.includes(code)}
              onChange={() => toggle(code)}
            />
            <span>{code}</span>
            {isSpecial && <span className="text-small">{t`особая`}</span>}
          </label>
        ))}
        {visibleZones.length === 0 && <p className="text-muted">{t`Такой зоны нет.`}</p>}
      </div>
      <p
        id={`${id}-note`}
        role={isMissing ? 'alert' : undefined}
        className={`text-small ${isMissing ? 'font-semibold text-over' : 'text-muted'}`}
      >
        {value.length > 0 ? t`Выбрано: ${value.join(', ')}` : t`Выберите хотя бы одну зону`}
      </p>
    </fieldset>
  );
};
