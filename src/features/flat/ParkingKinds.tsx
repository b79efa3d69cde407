import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Choice } from '~/ui/Choice';
import { whenQuiet } from '~/ui/whenQuiet';

/** It unfolds only while nobody is about to press something below it. */
const quietMs = 1000;
/** Once it has been there, it is there at once. */
let wasThere = false;

/**
 * The switch between a place in the street and a parking with a barrier. Which it is stands in the address: who comes
 * back from a payment page, or opens a copied link, finds it as it was.
 */
export const ParkingKinds = ({ isFlat }: { isFlat: boolean }) => {
  const [isLate] = useState(!wasThere && !isFlat);
  const [isThere, setThere] = useState(!isLate);
  useEffect(() => (isLate ? whenQuiet(() => setThere(true), quietMs) : undefined), [isLate]);
  useEffect(() => {
    wasThere ||= isThere;
  }, [isThere]);
  if (!isThere) return null;
  // The gap to what follows opens along with it.
  return (
    <div className={isLate ? 'unfold-rows' : undefined}>
      <div>
        <div className="pb-5">
          <Kinds isFlat={isFlat} />
        </div>
      </div>
    </div>
  );
};

const Kinds = ({ isFlat }: { isFlat: boolean }) => {
  const navigate = useNavigate();
  return (
    <Choice
      label={t`Где вы стоите`}
      options={[
        { value: 'street', label: t`На улице` },
        { value: 'flat', label: t`Со шлагбаумом` },
      ]}
      value={isFlat ? 'flat' : 'street'}
      onChange={(kind) =>
        void navigate({
          to: '.',
          // The number of one kind means nothing to the other.
          search: (old: Record<string, unknown>) => ({ ...old, type: kind === 'flat' ? 'planar' : undefined, parkingCode: undefined }),
          replace: true,
        })
      }
    />
  );
};
