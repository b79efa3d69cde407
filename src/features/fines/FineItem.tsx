import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { fineTone, unpaidSum, type Fine } from '~/domain/history/fine';
import { isLikelyForeign } from '~/domain/vehicle/plate';
import { longDate } from '~/i18n/longDate';
import { PlateView } from '~/components/plate/PlateView';
import { Price } from '~/components/Price';
import { Icon } from '~/ui/Icon';
import { FineDetails } from './FineDetails';
import { fineStatusText, fineToneClass } from './fineText';

interface Props {
  fine: Fine;
  timeZone: string;
}

/** A short view of a fine: status, vehicle, time and place. A tap opens the details with the picture. */
export const FineItem = ({ fine, timeZone }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const unpaid = unpaidSum(fine);
  const displayedSum = unpaid === 0 ? fine.total : unpaid;
  return (
    <li className="rounded-sheet border border-line">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="grid min-h-12 w-full grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 rounded-sheet p-[16px] text-left"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className={`font-semibold ${fineToneClass[fineTone(fine.status)]}`}>{fineStatusText(fine)}</span>
            {displayedSum !== undefined && (
              <Price
                sum={displayedSum}
                className={`ml-auto text-title font-bold ${unpaid === 0 ? 'text-muted' : ''}`}
              />
            )}
          </span>
          <Icon name="down" className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          <span className="col-span-2 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
            {fine.plate && <PlateView plate={fine.plate} isForeign={isLikelyForeign(fine.plate)} />}
            <span className="grid min-w-0 grow basis-60">
              {fine.at !== undefined && <span className="text-muted">{t`от ${longDate(fine.at, timeZone)}`}</span>}
              {fine.place && <span>{fine.place}</span>}
            </span>
          </span>
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="grid gap-4 border-t border-line p-[16px]">
          <FineDetails fine={fine} timeZone={timeZone} />
        </div>
      )}
    </li>
  );
};
