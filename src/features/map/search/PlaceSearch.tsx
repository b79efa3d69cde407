import { t } from '@lingui/core/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { searchPlaces } from '~/domain/search/placeSearch';
import { Icon } from '~/ui/Icon';
import { SearchResults } from './SearchResults';
import { SearchResultRow } from './SearchResultRow';
import { PlaceResultRow } from './PlaceResultRow';
import { SearchStatus } from './SearchStatus';
import { useAddressSearch } from './useAddressSearch';
import { useGoToResult, type SearchResult } from './useGoToResult';
import { usePlaceIndex } from './usePlaceIndex';
import { useSuggestedPlaces } from './useSuggestedPlaces';

/** The most places shown at once. More letters lead to the others. */
const maxPlaces = 30;

interface Props {
  city: CityConfig;
  onClose: () => void;
}

/** Searches while the driver types: first on the device, then for addresses in the city's geocoder. */
export const PlaceSearch = ({ city, onClose }: Props) => {
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const { index, isWaiting, hasFailed } = usePlaceIndex(city);
  const places = useMemo(() => (index ? searchPlaces(index, deferredQuery, maxPlaces) : []), [index, deferredQuery]);
  const addresses = useAddressSearch(city, query);
  const goTo = useGoToResult(onClose);
  const suggested = useSuggestedPlaces(city, index);
  const isEmpty = deferredQuery.trim() === '';
  const near = suggested.isFromPosition
    ? t`Рядом с вами`
    : suggested.isMapMoved
      ? t`Рядом с серединой карты`
      : t`Рядом с центром города`;

  return (
    <SearchResults
      label={t`Номер зоны, код, название или адрес`}
      query={query}
      onQueryChange={setQuery}
      groups={
        isEmpty
          ? [
              { title: t`Избранное`, results: suggested.favourites },
              { title: near, results: suggested.near },
            ]
          : [
              { results: places.map((place) => ({ place })) },
              { title: t`Адреса`, results: addresses.addresses.map((address) => ({ address })) },
            ]
      }
      // Nothing typed means nothing chosen.
      hasMark={!isEmpty}
      onPick={goTo}
      renderRow={rowOfResult}
    >
      <SearchStatus
        isEmpty={isEmpty}
        count={places.length + addresses.addresses.length}
        isFull={places.length === maxPlaces}
        isWaiting={isWaiting}
        hasFailed={hasFailed}
        addresses={addresses}
      />
    </SearchResults>
  );
};

const rowOfResult = (result: SearchResult) =>
  'place' in result ? (
    <PlaceResultRow place={result.place} metres={result.metres} />
  ) : (
    <SearchResultRow
      icon={<Icon name="pin" className="mx-4 text-sign" />}
      title={result.address.title}
      detail={[result.address.detail]}
    />
  );
