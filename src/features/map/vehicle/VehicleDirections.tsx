import '../card/card.css';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { VehiclePlace } from '~/domain/map/vehiclePlace';
import { walkTo } from '~/domain/map/directions';
import { vehicleFocusAtom } from '~/state/map/vehiclePlace';
import { positionAtom } from '~/state/map/position';
import { canRenderMap } from '../canRenderMap';
import { DirectionsLink } from '../card/DirectionsLink';
import { CardIcon } from '../card/CardIcon';
import { walkText } from '../card/walkText';

interface Props {
  vehiclePlace: VehiclePlace;
  /** Called after the map has moved to the vehicle, so that overlays can close. */
  onShow?: () => void;
}

/** Where the vehicle stands: as text, on the map, and the way there. */
export const VehicleDirections = ({ vehiclePlace, onShow }: Props) => {
  const setFocusTarget = useSetAtom(vehicleFocusAtom);
  const position = useAtomValue(positionAtom);
  const show = (): void => {
    setFocusTarget({ place: vehiclePlace.place });
    onShow?.();
  };
  const walk = position && walkText(walkTo(position, vehiclePlace.place));
  return (
    <>
      <p className="text-small">
        <span className="font-semibold">
          {vehiclePlace.address ? t`Машина: ${vehiclePlace.address}` : t`Место машины отмечено на карте`}
        </span>
        {walk && <span className="text-muted"> · {walk}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {canRenderMap() && (
          <button type="button" className="card-action" onClick={show}>
            <CardIcon name="car" />
            <span>
              {t`Показать`}
              <span className="sr-only"> {t`машину на карте`}</span>
            </span>
          </button>
        )}
        <DirectionsLink destination={vehiclePlace.place} label={t`Машина`} name={t`к машине`} isOnFoot />
      </div>
    </>
  );
};
