import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Choice } from '~/ui/Choice';
import { Collapse } from '~/ui/Collapse';

interface Props {
  isBarrier: boolean;
  /** True if the switch is below the form. */
  isBelow: boolean;
}

/**
 * Switches between a street place and a barrier. The choice is in the address, so it survives a return from a payment
 * page and a copied link.
 */
export const ParkingKindSwitch = (props: Props) => (
  <Collapse name="kinds" isNow={props.isBarrier}>
    <div className={props.isBelow ? 'pt-5' : 'pb-5'}>
      <KindChoice {...props} />
    </div>
  </Collapse>
);

const KindChoice = ({ isBarrier, isBelow }: Props) => {
  const navigate = useNavigate();
  const [isChosen, setChosen] = useState(false);
  return (
    <>
      <Choice
        label={t`Где вы стоите`}
        options={[
          { value: 'street', label: t`На улице` },
          { value: 'flat', label: t`Со шлагбаумом` },
        ]}
        value={isBarrier ? 'flat' : 'street'}
        onChange={(kind) => {
          setChosen(true);
          void navigate({
            to: '.',
            // A number of one kind is meaningless for the other.
            search: (old: Record<string, unknown>) => ({
              ...old,
              type: kind === 'flat' ? 'planar' : undefined,
              parkingCode: undefined,
            }),
            replace: true,
          });
        }}
      />
      {/* The form that changes stands above the switch, so a screen reader would not notice the change. */}
      {isBelow && (
        <p role="status" className="sr-only">
          {isChosen &&
            (isBarrier ? t`Форма выше — для парковки со шлагбаумом.` : t`Форма выше — для парковки на улице.`)}
        </p>
      )}
    </>
  );
};
