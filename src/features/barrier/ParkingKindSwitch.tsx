import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Choice } from '~/ui/Choice';
import { Collapse } from '~/ui/Collapse';

interface Props {
  isBarrier: boolean;
  /** Does it stand below the form? */
  isBelow: boolean;
}

/**
 * The switch between a place in the street and a parking with a barrier. Which it is stands in the address: who comes
 * back from a payment page, or opens a copied link, finds it as it was.
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
            // The number of one kind means nothing to the other.
            search: (old: Record<string, unknown>) => ({
              ...old,
              type: kind === 'flat' ? 'planar' : undefined,
              parkingCode: undefined,
            }),
            replace: true,
          });
        }}
      />
      {/* What changes stands before it: who only hears the page would not notice. */}
      {isBelow && (
        <p role="status" className="sr-only">
          {isChosen &&
            (isBarrier ? t`Форма выше — для парковки со шлагбаумом.` : t`Форма выше — для парковки на улице.`)}
        </p>
      )}
    </>
  );
};
