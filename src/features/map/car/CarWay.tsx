import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { CarPlace } from '~/domain/carPlace';
import { walkTo } from '~/domain/route';
import { carLookAtom } from '~/state/carPlace';
import { positionAtom } from '~/state/position';
import { canDraw } from '../canDraw';
import { RouteLink } from '../card/RouteLink';
import { Sign } from '../card/Sign';
import { tileClass } from '../card/tileClass';
import { walkText } from '../card/walkText';

interface Props {
  car: CarPlace;
  /** The map has turned to it: what lies over it may go. */
  onShow?: () => void;
}

/** Where the car stands: in words, on the map, and the way to it. */
export const CarWay = ({ car, onShow }: Props) => {
  const look = useSetAtom(carLookAtom);
  const position = useAtomValue(positionAtom);
  const show = (): void => {
    look({ place: car.place });
    onShow?.();
  };
  const walk = position && walkText(walkTo(position, car.place));
  return (
    <>
      <p className="text-small">
        <span className="font-semibold">{car.address ? t`Машина: ${car.address}` : t`Место машины отмечено на карте`}</span>
        {walk && <span className="text-muted"> · {walk}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {canDraw() && (
          <button type="button" className={tileClass} onClick={show}>
            <Sign name="car" />
            <span>
              {t`Показать`}
              <span className="sr-only"> {t`машину на карте`}</span>
            </span>
          </button>
        )}
        <RouteLink to={car.place} label={t`Машина`} name={t`к машине`} onFoot />
      </div>
    </>
  );
};
