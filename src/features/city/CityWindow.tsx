import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { hasOpenAttemptAtom } from '~/state/attempts';
import { cityIdAtom } from '~/state/city';
import { Window } from '~/ui/Window';
import { chooseCity } from './chooseCity';
import { CityList } from './CityList';
import { OpenPaymentWarning } from './OpenPaymentWarning';

/** A keyboard and a pointer: on a phone the field would call up a keyboard over the list. */
const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

export const CityWindow = ({ onClose }: { onClose: () => void }) => {
  const chosen = useAtomValue(cityIdAtom);
  const isPaying = useAtomValue(hasOpenAttemptAtom);
  const [wanted, setWanted] = useState<string>();

  const pick = (id: string): void => {
    if (id === chosen) onClose();
    else if (isPaying) setWanted(id);
    else chooseCity(id);
  };

  return (
    <Window title={t`Выберите город`} onClose={onClose}>
      {/* The field stays where it is while the list under it grows shorter. */}
      <div className="min-h-[80dvh] [--letters-top:-1rem]">
        {wanted === undefined ? (
          <CityList onPick={pick} hasFocus={hasKeyboard()} />
        ) : (
          <OpenPaymentWarning onStay={onClose} onLeave={() => chooseCity(wanted)} />
        )}
      </div>
    </Window>
  );
};
