import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Window } from '~/ui/Window';
import { PlaceSearch } from './PlaceSearch';

interface Props {
  /** What was typed already, in the menu. */
  typed?: string;
  onClose: () => void;
}

/** The search of the menu and of the map (MAP-03): it leads to the main page, wherever it was opened. */
export const SearchWindow = ({ typed, onClose }: Props) => {
  const city = useAtomValue(cityAtom);
  return (
    <Window title={t`Поиск парковки`} onClose={onClose}>
      {/* The field stays where it is while the list under it grows shorter. */}
      <div className="min-h-[80dvh] tablet:min-h-96">
        {city ? (
          <PlaceSearch city={city} typedBefore={typed ?? ''} onClose={onClose} />
        ) : (
          <Button isWide onClick={() => openWindow({ name: 'city' })}>
            {t`Выбрать город`}
          </Button>
        )}
      </div>
    </Window>
  );
};
