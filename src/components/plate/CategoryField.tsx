import { t } from '@lingui/core/macro';
import { categoryOf, suitsPlate, type VehicleCategory } from '~/domain/vehicle/plate';
import { Choice } from '~/ui/Choice';
import type { StayValues } from '../stay-form/stay.form';

interface Props {
  values: Pick<StayValues, 'plate' | 'isForeign' | 'category'>;
  set: (change: Pick<StayValues, 'category'>) => void;
}

/** The vehicle's category, in cities whose prices depend on it. Only categories that suit the plate can be chosen. */
export const CategoryField = ({ values: { plate, isForeign, category }, set }: Props) => {
  const names: [VehicleCategory, string][] = [
    ['A', t`мотоцикл`],
    ['B', t`легковая`],
    ['C', t`грузовая`],
    ['D', t`автобус`],
    ['M', t`мопед`],
  ];
  return (
    <Choice
      label={t`Категория`}
      options={names
        .filter(([one]) => suitsPlate(one, plate, isForeign))
        .map(([value, name]) => ({
          value,
          label: (
            <>
              <b>{value}</b> <span className="text-base">{name}</span>
            </>
          ),
        }))}
      value={categoryOf(plate, isForeign, category)}
      onChange={(chosen) => set({ category: chosen })}
    />
  );
};
