import { t } from '@lingui/core/macro';
import { withKind, type KindCounts, type MapFilter } from '~/domain/map/mapFilter';
import { objectTypes, parkingCategories } from '~/domain/map/mapFeature';
import { groups } from '~/i18n/format';
import { MarkerPreview } from '../legend/MarkerPreview';
import { categoryText, mapObjectText } from '../mapObjectText';
import { FilterCheckbox } from './FilterCheckbox';

interface Props {
  kinds: KindCounts;
  filter: MapFilter;
  onFilter: (filter: MapFilter) => void;
}

/** The kinds to show, of those that the city has: parkings by category, then all other objects. */
export const KindCheckboxes = ({ kinds: { types, categories }, filter, onFilter }: Props) => {
  const { hiddenTypes, hiddenCategories } = filter;
  const others = objectTypes.filter((type) => type !== 'parkings' && types.has(type));
  const areParkingsVisible = !hiddenTypes.includes('parkings');
  return (
    <>
      <fieldset className="grid min-w-0 grid-cols-1">
        <legend className="mb-1 text-small font-semibold text-muted">{t`Что показывать`}</legend>
        {types.has('parkings') && (
          <FilterCheckbox
            isOn={areParkingsVisible}
            onChange={(isOn) => onFilter({ ...filter, hiddenTypes: withKind(hiddenTypes, 'parkings', isOn) })}
            icon={<MarkerPreview kind={{ objectType: 'parkings', category: 'roadside' }} />}
          >
            {t`Парковки`} <Count of={types.get('parkings')} />
          </FilterCheckbox>
        )}
        {others.map((objectType) => (
          <FilterCheckbox
            key={objectType}
            isOn={!hiddenTypes.includes(objectType)}
            onChange={(isOn) => onFilter({ ...filter, hiddenTypes: withKind(hiddenTypes, objectType, isOn) })}
            icon={<MarkerPreview kind={{ objectType, category: 'roadside' }} />}
          >
            {mapObjectText({ objectType })} <Count of={types.get(objectType)} />
          </FilterCheckbox>
        ))}
      </fieldset>
      {areParkingsVisible && categories.size > 1 && (
        <fieldset className="grid min-w-0 grid-cols-1">
          <legend className="mb-1 text-small font-semibold text-muted">{t`Какие парковки`}</legend>
          {parkingCategories
            .filter((category) => categories.has(category))
            .map((category) => (
              <FilterCheckbox
                key={category}
                isOn={!hiddenCategories.includes(category)}
                onChange={(isOn) =>
                  onFilter({ ...filter, hiddenCategories: withKind(hiddenCategories, category, isOn) })
                }
                icon={<MarkerPreview kind={{ objectType: 'parkings', category }} />}
              >
                {categoryText({ objectType: 'parkings', category })} <Count of={categories.get(category)} />
              </FilterCheckbox>
            ))}
        </fieldset>
      )}
    </>
  );
};

const Count = ({ of = 0 }: { of: number | undefined }) => <span className="text-muted">{groups(of)}</span>;
