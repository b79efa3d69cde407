import { t } from '@lingui/core/macro';
import { normaliseBarrierNumber } from '~/domain/barrier/barrierTicket';
import type { BarrierParking } from '~/domain/barrier/barrierParkings';
import { distanceText } from '~/i18n/distanceText';
import { TextField } from '~/ui/TextField';

/** With more rows, typing the number is quicker. */
const maxRows = 4;

interface Props {
  value: string;
  onChange: (parking: string) => void;
  onBlur: () => void;
  isMissing: boolean;
  /** Barrier parkings known from the map. */
  parkings: readonly BarrierParking[];
}

/** The parking's number, typed from its board or picked from the known parkings. */
export const BarrierParkingField = ({ value, onChange, onBlur, isMissing, parkings }: Props) => {
  const number = normaliseBarrierNumber(value);
  const known = parkings.find((parking) => parking.number === number);
  const rows = known ? [] : parkings.filter((parking) => parking.number.startsWith(number)).slice(0, maxRows);
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        label={t`Номер парковки`}
        hint={known?.title || t`На табличке у въезда или на билете`}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={isMissing ? t`Введите номер парковки` : undefined}
        name="parking"
        inputMode={parkings.some((parking) => /\D/.test(parking.number)) ? 'text' : 'numeric'}
        enterKeyHint="next"
        autoComplete="off"
        maxLength={40}
      />
      {rows.length > 0 && (
        <ul aria-label={t`Парковки со шлагбаумом`} className="grid">
          {rows.map((parking) => (
            <li key={parking.number} className="border-b border-line last:border-0">
              <button
                type="button"
                className="flex min-h-12 w-full items-baseline gap-3 py-2 text-left active:bg-sign-soft"
                onClick={() => onChange(parking.number)}
              >
                <span className="text-lead font-semibold">{parking.number}</span>
                <span className="min-w-0 grow">{parking.title}</span>
                {parking.metres !== undefined && (
                  <span className="text-small text-muted">{distanceText(parking.metres)}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
