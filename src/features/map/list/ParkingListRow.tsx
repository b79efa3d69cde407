import { t } from '@lingui/core/macro';
import type { Kopecks } from '~/domain/money/money';
import type { MapFeature } from '~/domain/map/mapFeature';
import { ZoneBadge } from '~/components/ZoneBadge';
import { MarkerPreview } from '../legend/MarkerPreview';
import { categoryText } from '../mapObjectText';
import { distanceText } from '~/i18n/distanceText';
import { CardIcon } from '../card/CardIcon';
import { freeSpacesText, spacesColour } from '../card/freeSpacesText';
import { priceText, parkingTitle } from './parkingRowText';

interface Props {
  feature: MapFeature;
  /** The current price per hour, in kopecks. */
  perHour: Kopecks | undefined;
  metres: number;
  isPicked: boolean;
  /** True if it is paid under its own code instead of its zone's number. */
  isByCode: boolean;
  /** Position in the whole list, from 0. The page contains only a part of the list. */
  position: number;
  of: number;
  onPick: (feature: MapFeature) => void;
}

/**
 * One object of the list: its sign, its address with what it is and how far, and the price now with the free spaces. In
 * a narrow list these are below the address, so that no word of it breaks.
 */
export const ParkingListRow = ({ feature, perHour, metres, isPicked, isByCode, position, of, onPick }: Props) => {
  const number = feature.objectType === 'parkings' ? (isByCode ? feature.code : feature.zoneNumber) : undefined;
  const [title, category, price] = [parkingTitle(feature), categoryText(feature), priceText(feature, perHour)];
  const { spaces, isInactive } = feature;
  const { forDisabled = 0 } = spaces;
  const freeSpaces = isInactive ? undefined : freeSpacesText(spaces);
  const isFree = price !== undefined && perHour === 0 && !isInactive;
  return (
    <div role="listitem" aria-setsize={of} aria-posinset={position + 1} className="border-b border-line">
      <button
        type="button"
        aria-current={isPicked || undefined}
        className="flex min-h-18 w-full items-center gap-3 px-4 py-2 text-left active:bg-sign-soft aria-[current]:border-l-4 aria-[current]:border-sign aria-[current]:bg-sign-soft aria-[current]:pl-3"
        onClick={() => onPick(feature)}
      >
        <span className="grid w-16 shrink-0 place-items-center">
          {number === undefined ? <MarkerPreview kind={feature} size={40} /> : <ZoneBadge number={number} />}
        </span>{' '}
        <span className="flex min-w-0 grow items-center gap-x-3 @max-[30rem]:flex-col @max-[30rem]:items-start">
          <span className="min-w-0 grow">
            <span className="block font-semibold">{title}</span>{' '}
            <span className="flex flex-wrap items-center gap-x-2 text-small text-muted">
              {category !== title && <span>{category}</span>} <span>{distanceText(metres)}</span>{' '}
              {forDisabled > 0 && (
                <span className="flex items-center">
                  <CardIcon name="disabled" />
                  <span className="sr-only">{t`Для инвалидов`} </span>
                  {forDisabled}
                </span>
              )}
            </span>
          </span>{' '}
          <span className="flex flex-wrap items-baseline gap-x-2 @min-[30rem]:shrink-0 @min-[30rem]:flex-col @min-[30rem]:items-end">
            {price && (
              <span className={`text-lead font-bold ${isInactive ? 'text-over' : isFree ? 'text-running' : ''}`}>
                {price}
              </span>
            )}{' '}
            {freeSpaces && <span className={`text-small ${spacesColour(spaces)}`}>{freeSpaces}</span>}
          </span>
        </span>
      </button>
    </div>
  );
};
