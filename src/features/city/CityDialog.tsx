import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { hasOpenAttemptAtom } from '~/state/payments/attempts';
import { cityIdAtom } from '~/state/currentCity';
import { ModalDialog } from '~/ui/ModalDialog';
import { chooseCity } from './chooseCity';
import { CityList } from './CityList';
import { OpenPaymentWarning } from './OpenPaymentWarning';

/**
 * True for a device with a keyboard and a pointer. On a phone, focusing the field would open a keyboard over the list.
 */
const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

export const CityDialog = ({ onClose }: { onClose: () => void }) => {
  const currentId = useAtomValue(cityIdAtom);
  const isPaying = useAtomValue(hasOpenAttemptAtom);
  const [requestedCity, setRequestedCity] = useState<string>();

  const pick = (id: string): void => {
    if (id === currentId) onClose();
    else if (isPaying) setRequestedCity(id);
    else chooseCity(id);
  };

  return (
    <ModalDialog title={t`Выберите город`} onClose={onClose}>
      {/* The minimum height prevents the field from moving while the list under it shrinks. */}
      <div className="min-h-[80dvh] [--letters-top:-1rem]">
        {requestedCity === undefined ? (
          <CityList onPick={pick} hasFocus={hasKeyboard()} />
        ) : (
          <OpenPaymentWarning onStay={onClose} onSwitchCity={() => chooseCity(requestedCity)} />
        )}
      </div>
    </ModalDialog>
  );
};
