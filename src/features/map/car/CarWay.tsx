import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { CarPlace } from '~/domain/carPlace';
import { walkTo } from '~/domain/route';
import { carLookAtom } from '~/state/carPlace';
import { positionAtom } from '~/state/position';
import { buttonClass } from '~/ui/buttonClass';
import { canDraw } from '../canDraw';
import { RouteLink } from '../card/RouteLink';
import { Sign } from '../card/Sign';
import { walkText } from '../card/walkText';

/** Where the car stands: in words, on the map, and the way to it. */
export const CarWay = ({ car }: { car: CarPlace }) => {
  const look = useSetAtom(carLookAtom);
  const position = useAtomValue(positionAtom);
  const walk = position && walkText(walkTo(position, car.place));
  return (
    <>
      <p className="text-small">
        <span className="font-semibold">{car.address ? t`Машина: ${car.address}` : t`Место машины отмечено на карте`}</span>
        {walk && <span className="text-muted"> · {walk}</span>}
      </p>
      <div className="flex flex-wrap gap-2 *:grow">
        {canDraw() && (
          <button type="button" className={buttonClass('secondary')} onClick={() => look({ place: car.place })}>
            <Sign name="car" />
            {t`Показать`}
            <span className="sr-only">{t`машину на карте`}</span>
          </button>
        )}
        <RouteLink to={car.place} label={t`Машина`} name={t`к машине`} onFoot />
      </div>
    </>
  );
};
