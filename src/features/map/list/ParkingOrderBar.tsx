import { t } from '@lingui/core/macro';
import { useAtom, useSetAtom } from 'jotai';
import { useId } from 'react';
import type { ListOrder } from '~/domain/map/mapList';
import { Button } from '~/ui/Button';
import { useCurrentPosition } from '~/components/useCurrentPosition';
import { isSortedFromPositionAtom, listOrderAtom } from './list.atoms';
import type { ListOrigin } from './useListOrigin';

/** The order of the list, and the origin of its distances. */
export const ParkingOrderBar = ({ isFromPosition, isMapMoved }: Omit<ListOrigin, 'from'>) => {
  const [order, setOrder] = useAtom(listOrderAtom);
  const setFromMe = useSetAtom(isSortedFromPositionAtom);
  const currentPosition = useCurrentPosition(() => setFromMe(true));
  const from = isFromPosition
    ? t`Расстояния от вас`
    : isMapMoved
      ? t`Расстояния от середины карты`
      : t`Расстояния от центра города`;
  return (
    <div className="grid gap-1 px-4">
      <OrderChoice order={order} onOrder={setOrder} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 shrink grow basis-32 text-small text-muted">{from}</p>
        <span className="shrink-0">
          {isFromPosition ? (
            <Button variant="quiet" onClick={() => setFromMe(false)}>
              {isMapMoved ? t`От середины карты` : t`От центра города`}
            </Button>
          ) : (
            <Button variant="quiet" icon="pin" isBusy={currentPosition.isLocating} onClick={currentPosition.locate}>
              {t`От меня`}
            </Button>
          )}
        </span>
      </div>
      {currentPosition.error && (
        <p role="alert" className="text-small font-semibold text-over">
          {currentPosition.error}
        </p>
      )}
    </div>
  );
};

/** Two equal halves of one line. */
const OrderChoice = ({ order, onOrder }: { order: ListOrder; onOrder: (order: ListOrder) => void }) => {
  const name = useId();
  const options: [ListOrder, string][] = [
    ['near', t`Ближе`],
    ['cheap', t`Дешевле`],
  ];
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2">
      <legend className="sr-only">{t`Порядок`}</legend>
      {options.map(([value, label]) => (
        <label
          key={value}
          className="relative flex min-h-tap items-center justify-center choosable px-2 py-1 text-center"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={order === value}
            onChange={() => onOrder(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
};
