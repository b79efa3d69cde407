import { t } from '@lingui/core/macro';
import { withKind, type Kinds, type MapFilter } from '~/domain/mapFilter';
import { objectTypes, parkingCategories } from '~/domain/parking';
import { groups } from '~/i18n/format';
import { MapSign } from '../legend/MapSign';
import { categoryText, objectText } from '../objectText';
import { Tick } from './Tick';

interface Props {
  kinds: Kinds;
  filter: MapFilter;
  onFilter: (filter: MapFilter) => void;
}

/** Which kinds are shown, of those that the city has: its parkings by category, then everything else. */
export const KindTicks = ({ kinds: { types, categories }, filter, onFilter }: Props) => {
  const { hiddenTypes, hiddenCategories } = filter;
  const others = objectTypes.filter((type) => type !== 'parkings' && types.has(type));
  const areParkingsShown = !hiddenTypes.includes('parkings');
  return (
    <>
      <fieldset className="grid min-w-0 grid-cols-1">
        <legend className="mb-1 text-small font-semibold text-muted">{t`Что показывать`}</legend>
        {types.has('parkings') && (
          <Tick
            isOn={areParkingsShown}
            onChange={(isOn) => onFilter({ ...filter, hiddenTypes: withKind(hiddenTypes, 'parkings', isOn) })}
            sign={<MapSign kind={{ objectType: 'parkings', category: 'roadside' }} />}
          >
            {t`Парковки`} <Count of={types.get('parkings')} />
          </Tick>
        )}
        {others.map((objectType) => (
          <Tick
            key={objectType}
            isOn={!hiddenTypes.includes(objectType)}
            onChange={(isOn) => onFilter({ ...filter, hiddenTypes: withKind(hiddenTypes, objectType, isOn) })}
            sign={<MapSign kind={{ objectType, category: 'roadside' }} />}
          >
            {objectText({ objectType })} <Count of={types.get(objectType)} />
          </Tick>
        ))}
      </fieldset>
      {areParkingsShown && categories.size > 1 && (
        <fieldset className="grid min-w-0 grid-cols-1">
          <legend className="mb-1 text-small font-semibold text-muted">{t`Какие парковки`}</legend>
          {parkingCategories
            .filter((category) => categories.has(category))
            .map((category) => (
              <Tick
                key={category}
                isOn={!hiddenCategories.includes(category)}
                onChange={(isOn) => onFilter({ ...filter, hiddenCategories: withKind(hiddenCategories, category, isOn) })}
                sign={<MapSign kind={{ objectType: 'parkings', category }} />}
              >
                {categoryText({ objectType: 'parkings', category })} <Count of={categories.get(category)} />
              </Tick>
            ))}
        </fieldset>
      )}
    </>
  );
};

const Count = ({ of = 0 }: { of: number | undefined }) => <span className="text-muted">{groups(of)}</span>;
