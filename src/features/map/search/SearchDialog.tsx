import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { ModalDialog } from '~/ui/ModalDialog';
import { PlaceSearch } from './PlaceSearch';

/** The search of the menu and of the map (MAP-03). It leads to the main page, wherever it was opened. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const city = useAtomValue(cityAtom);
  return (
    <ModalDialog title={t`Поиск парковки`} onClose={onClose}>
      {/* The minimum height prevents the field from moving while the list under it shrinks. */}
      <div className="min-h-[80dvh] tablet:min-h-96">
        {city ? (
          <PlaceSearch city={city} onClose={onClose} />
        ) : (
          <Button isWide onClick={() => openDialog({ name: 'city' })}>
            {t`Выбрать город`}
          </Button>
        )}
      </div>
    </ModalDialog>
  );
};
