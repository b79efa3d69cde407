import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { Choice } from '~/ui/Choice';
import { Unfold } from '~/ui/Unfold';

/**
 * The switch between a place in the street and a parking with a barrier. Which it is stands in the address: who comes
 * back from a payment page, or opens a copied link, finds it as it was.
 */
export const ParkingKinds = ({ isFlat }: { isFlat: boolean }) => (
  <Unfold name="kinds" isNow={isFlat}>
    <div className="pb-5">
      <Kinds isFlat={isFlat} />
    </div>
  </Unfold>
);

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
