import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** True from the tap until the switch of the other form is there and has taken over the focus. */
let isTapped = false;

/**
 * Leads from a street place to a barrier and back. The choice is in the address, so it survives a return from a payment
 * page and a copied link.
 */
export const ParkingKindSwitch = ({ isBarrier }: { isBarrier: boolean }) => {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [isChosen] = useState(() => isTapped);
  useEffect(() => {
    if (!isTapped) return;
    isTapped = false;
    button.current?.focus();
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={isBarrier ? t`Парковка на улице` : t`Парковка со шлагбаумом`}
        className="-my-3 min-h-12 min-w-12 text-small font-semibold text-sign"
        onClick={() => {
          isTapped = true;
          void navigate({
            to: '.',
            // A number of one kind is meaningless for the other.
            search: (old: Record<string, unknown>) => ({
              ...old,
              type: isBarrier ? undefined : 'planar',
              parkingCode: undefined,
            }),
            replace: true,
          });
        }}
      >
        {isBarrier ? t`На улице` : t`Шлагбаум`}
      </button>
      {/* The form stands below, so a screen reader would not notice the change. */}
      <span role="status" className="sr-only">
        {isChosen && (isBarrier ? t`Форма для парковки со шлагбаумом.` : t`Форма для парковки на улице.`)}
      </span>
    </>
  );
};
