import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { useZones } from '~/data/zones/useZones';
import { placeNumber } from '~/domain/placeRef';
import { placeOf, type Zone } from '~/domain/zone';
import { searchZones } from '~/domain/zoneSearch';
import { TariffText } from '~/parts/TariffText';
import { ZoneSign } from '~/parts/ZoneSign';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { minuteAtom } from '~/state/clock';
import { TextField } from '~/ui/TextField';
import { Window } from '~/ui/Window';
import { AddressText } from './AddressText';
import { ZonesHere } from './ZonesHere';

/** The most rows drawn at once: the search leads to the rest. */
const mostRows = 50;

interface Props {
  /** Gets the number that the place is paid by. */
  onPick: (place: string) => void;
  onClose: () => void;
}

/** Every zone that may be paid for: by number, name or address. */
export const ZonesWindow = ({ onPick, onClose }: Props) => {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const zones = useZones();
  const now = useAtomValue(minuteAtom);
  const context = useTariffContext();
  const found = searchZones(zones.data ?? [], wanted);
  const take = (zone: Zone): void => {
    onPick(placeNumber(placeOf(zone)));
    onClose();
  };
  return (
    <Window title={t`Зоны парковки`} onClose={onClose}>
      <div className="grid gap-3">
        <TextField label={t`Номер, улица или название`} value={typed} onChange={setTyped} type="search" autoComplete="off" enterKeyHint="search" />
        {zones.data && typed === '' && <ZonesHere zones={zones.data} onPick={take} />}
        {!zones.data && (
          <WaitOrRetry isFailed={zones.isError} title={t`Зоны загрузить не удалось`} isAsking={zones.isFetching} onRetry={zones.refetch}>
            <div className="h-40 rounded-sheet bg-raised" />
          </WaitOrRetry>
        )}
        {zones.data && found.length === 0 && <p className="py-4 text-muted">{t`Ничего не нашлось. Номер зоны написан на знаке.`}</p>}
        <ul className="grid">
          {found.slice(0, mostRows).map((zone) => (
            <li key={placeNumber(placeOf(zone))} className="border-b border-line last:border-0">
              <button type="button" className="flex min-h-16 w-full items-center gap-3 py-2 text-left active:bg-sign-soft" onClick={() => take(zone)}>
                <ZoneSign number={placeNumber(placeOf(zone))} />
                <span className="min-w-0">
                  <span className="block text-lead font-semibold">
                    <AddressText address={zone.address || zone.name} />
                  </span>
                  <span className="block text-small text-muted">
                    <TariffText prices={zone.prices} now={now} context={context} />
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {found.length > mostRows && <p className="text-small text-muted">{t`Показаны первые ${mostRows} из ${found.length}. Уточните поиск.`}</p>}
      </div>
    </Window>
  );
};
