import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Zone } from '~/domain/stay/zone';
import { openDialog } from '~/state/dialogs';
import { IconButton } from '~/ui/IconButton';
import { TextField } from '~/ui/TextField';
import { lazyPart } from '~/ui/lazyPart';
import { ZoneBadge } from '../ZoneBadge';
import type { FailedZones } from './ZonesFailure';

const ZonesFailure = lazyPart(() => import('./ZonesFailure').then(({ ZonesFailure }) => ZonesFailure));

interface Props {
  value: string;
  onChange: (place: string) => void;
  onBlur: () => void;
  /** The zone that matches the typed number. */
  zone: Zone | undefined;
  /** True while the zone of a link is being loaded. Its space stays reserved, so that nothing below shifts. */
  isWaiting?: boolean;
  paysByParking: boolean;
  /** True if the places of the city have letters in their numbers. */
  hasLetters?: boolean;
  /** The price of the place, below its address. */
  tariff?: ReactNode;
  error?: ReactNode;
  /** Set if the list of places could not be loaded. */
  failedZones?: FailedZones;
  /** Offers places in the room of the chosen one. */
  offers?: ReactNode;
  /** True if there are other offers than the chosen place. */
  hasOthers?: boolean;
}

/** The place: the number from the sign, typed or picked. The chosen place is shown as its sign. */
export const PlaceField = ({
  value,
  onChange,
  onBlur,
  zone,
  isWaiting,
  paysByParking,
  hasLetters,
  tariff,
  error,
  failedZones,
  offers,
  hasOthers,
}: Props) => (
  <div className="grid grid-cols-1 gap-1">
    <TextField
      label={paysByParking ? t`Код парковки` : t`Номер зоны`}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      name="zone"
      inputMode={hasLetters || failedZones ? 'text' : 'numeric'}
      enterKeyHint="next"
      autoComplete="off"
      placeholder={t`например, 0302`}
      trailing={
        <IconButton
          icon="search"
          label={t`Выбрать из списка`}
          onClick={() => openDialog({ name: 'zones', onPick: onChange })}
        />
      }
    />
    {zone ? (
      <div className="flex min-h-22 flex-wrap items-center gap-3 rounded-field bg-raised p-2">
        <ZoneBadge number={zone.number} />
        <div className="min-w-28 flex-1">
          <p className="font-semibold">{zone.address || zone.name}</p>
          {tariff && <p className="grid text-small text-muted">{tariff}</p>}
        </div>
        {hasOthers && (
          <IconButton
            icon="close"
            label={t`Другое место`}
            onClick={({ currentTarget }) => {
              currentTarget.form?.querySelector('h1')?.focus();
              onChange('');
            }}
          />
        )}
      </div>
    ) : isWaiting ? (
      <div className="min-h-22 rounded-field bg-raised" />
    ) : (
      offers
    )}
    {failedZones && <ZonesFailure {...failedZones} />}
  </div>
);
