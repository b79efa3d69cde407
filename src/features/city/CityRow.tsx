import { currentLanguage } from '~/i18n/messages';
import { Icon } from '~/ui/Icon';
import type { ListedCity } from './cityGroups';
import { distanceAwayText } from './distanceAwayText';
import { moveFocusByKeys } from './moveFocusByKeys';

interface Props {
  city: ListedCity;
  isChosen: boolean;
  onPick: (id: string) => void;
}

export const CityRow = ({ city: { city, nameForShow, distanceKm }, isChosen, onPick }: Props) => (
  <button
    type="button"
    data-row
    aria-current={isChosen || undefined}
    className="flex min-h-12 w-full scroll-mt-12 items-center gap-2 px-1 py-2 text-left -outline-offset-3! active:bg-sign-soft aria-[current=true]:font-semibold aria-[current=true]:text-sign"
    onKeyDown={moveFocusByKeys}
    onClick={() => onPick(city)}
  >
    <span className="grow">{nameForShow[currentLanguage()]}</span>
    {distanceKm !== undefined && (
      <span className="text-right text-base font-normal text-muted"> {distanceAwayText(distanceKm)}</span>
    )}
    {isChosen && <Icon name="check" />}
  </button>
);
