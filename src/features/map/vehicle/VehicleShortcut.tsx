import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/currentCity';
import { dropVehiclePlace, saveVehiclePlace, vehiclePlacesAtom, vehicleStayAtom } from '~/state/map/vehiclePlace';
import { minuteAtom, serverNow } from '~/state/clock';
import { Button } from '~/ui/Button';
import { ShortcutButton } from '../card/ShortcutButton';
import { VehicleDirections } from './VehicleDirections';
import { floatingPanelClass } from '../locate/floatingPanelClass';
import { useCurrentPosition } from '~/components/useCurrentPosition';

/** "I left the car here". A tap stores the place, the next one leads back to it. Of a running stay if there is one. */
export const VehicleShortcut = () => {
  const stay = useAtomValue(vehicleStayAtom);
  const places = useAtomValue(vehiclePlacesAtom);
  const vehiclePlace = stay ? places.find(({ stayId }) => stayId === stay.id) : places.at(-1);
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const [isOpen, setOpen] = useState(false);
  const currentPosition = useCurrentPosition((place) => {
    saveVehiclePlace({ place, keptAt: serverNow(), stayId: stay?.id, endsAt: stay?.endsAt });
    setOpen(true);
  });
  return (
    <>
      <ShortcutButton
        icon={vehiclePlace ? 'car' : 'carHere'}
        label={vehiclePlace ? t`Моя машина` : t`Машина стоит здесь`}
        isOpen={vehiclePlace ? isOpen : undefined}
        isBusy={currentPosition.isLocating}
        onClick={() => (vehiclePlace ? setOpen(!isOpen) : currentPosition.locate())}
      />
      {((vehiclePlace && isOpen) || currentPosition.error) && (
        <div role="status" data-unfolded className={`grid gap-2 overflow-y-auto p-3 ${floatingPanelClass}`}>
          {currentPosition.error && <p>{currentPosition.error}</p>}
          {vehiclePlace && (
            <>
              <VehicleDirections vehiclePlace={vehiclePlace} onShow={() => setOpen(false)} />
              <p className="text-small text-muted">{t`Отмечено ${timeOrDate(vehiclePlace.keptAt, now, timeZone)}. Хранится только на этом устройстве.`}</p>
              {!stay && (
                <Button variant="quiet" isWide onClick={() => dropVehiclePlace(vehiclePlace)}>
                  {t`Я уехал, убрать метку`}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </>
  );
};
