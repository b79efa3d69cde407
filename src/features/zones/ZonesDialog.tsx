import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { useZones } from '~/data/zones/useZones';
import { placeNumber } from '~/domain/stay/placeRef';
import { placeOf, type Zone } from '~/domain/stay/zone';
import { searchZones } from '~/domain/search/zoneSearch';
import { TariffText } from '~/components/TariffText';
import { ZoneBadge } from '~/components/ZoneBadge';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { minuteAtom } from '~/state/clock';
import { driverAtom } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import { ModalDialog } from '~/ui/ModalDialog';
import { lazyPart } from '~/ui/lazyPart';
import { AddressText } from './AddressText';
import type { ZoneTariffsProps } from './DriverTariffs';
import { NearbyZones } from './NearbyZones';

const GuestTariffs = ({ now, context, children }: ZoneTariffsProps) =>
  children(({ prices }) => <TariffText prices={prices} now={now} context={context} />);

const DriverTariffs = lazyPart(
  () => import('./DriverTariffs').then(({ DriverTariffs }) => DriverTariffs),
  GuestTariffs,
);

/** The most rows shown at once. The search leads to the others. */
const maxRows = 50;

interface Props {
  /** Called with the number under which the place is paid. */
  onPick: (place: string) => void;
  onClose: () => void;
}

/** All zones that can be paid for, searchable by number, name or address. */
export const ZonesDialog = ({ onPick, onClose }: Props) => {
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const zones = useZones();
  const now = useAtomValue(minuteAtom);
  const context = useTariffContext();
  const Tariffs = useAtomValue(driverAtom) ? DriverTariffs : GuestTariffs;
  const results = searchZones(zones.data ?? [], deferredQuery);
  const pickPlace = (place: string): void => {
    onPick(place);
    onClose();
  };
  const pickZone = (zone: Zone): void => pickPlace(placeNumber(placeOf(zone)));
  return (
    <ModalDialog title={t`Зоны парковки`} onClose={onClose}>
      <div className="grid gap-3">
        <TextField
          label={t`Номер, улица или название`}
          value={query}
          onChange={setQuery}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
        />
        {query === '' && (
          <Button variant="secondary" onClick={() => openDialog({ name: 'scan', onPick: pickPlace })}>
            {t`Сканировать код на знаке`}
          </Button>
        )}
        {zones.data && query === '' && <NearbyZones zones={zones.data} onPick={pickZone} />}
        {!zones.data && (
          <WaitOrRetry
            isFailed={zones.isError}
            title={t`Зоны загрузить не удалось`}
            isRetrying={zones.isFetching}
            onRetry={zones.refetch}
          >
            <div className="h-40 rounded-sheet bg-raised" />
          </WaitOrRetry>
        )}
        {zones.data && results.length === 0 && (
          <p className="py-4 text-muted">{t`Ничего не нашлось. Номер зоны написан на знаке.`}</p>
        )}
        <Tariffs now={now} context={context}>
          {(tariffOf) => (
            <ul className="grid">
              {results.slice(0, maxRows).map((zone) => (
                <li key={placeNumber(placeOf(zone))} className="border-b border-line last:border-0">
                  <button
                    type="button"
                    className="flex min-h-16 w-full items-center gap-3 py-2 text-left active:bg-sign-soft"
                    onClick={() => pickZone(zone)}
                  >
                    <ZoneBadge number={placeNumber(placeOf(zone))} />
                    <span className="min-w-0">
                      <span className="block text-lead font-semibold">
                        <AddressText address={zone.address || zone.name} />
                      </span>
                      <span className="block text-small text-muted">{tariffOf(zone)}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Tariffs>
        {results.length > maxRows && (
          <p className="text-small text-muted">{t`Показаны первые ${maxRows} из ${results.length}. Уточните поиск.`}</p>
        )}
      </div>
    </ModalDialog>
  );
};
