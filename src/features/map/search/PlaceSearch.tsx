import { t } from '@lingui/core/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { searchPlaces } from '~/domain/placeSearch';
import { Icon } from '~/ui/Icon';
import { FoundList } from './FoundList';
import { FoundRow } from './FoundRow';
import { PlaceRow } from './PlaceRow';
import { SearchNotes } from './SearchNotes';
import { useAddresses } from './useAddresses';
import { useGoTo, type Found } from './useGoTo';
import { usePlaceIndex } from './usePlaceIndex';

/** The most places drawn at once: one more letter leads to the rest. */
const mostPlaces = 30;

interface Props {
  city: CityConfig;
  typedBefore: string;
  onClose: () => void;
}

/** What is found as it is typed: on the device first, then addresses of the city's geocoder. */
export const PlaceSearch = ({ city, typedBefore, onClose }: Props) => {
  const [typed, setTyped] = useState(typedBefore);
  const wanted = useDeferredValue(typed);
  const { index, paysByParking, isWaiting, hasFailed } = usePlaceIndex(city);
  const places = useMemo(() => (index ? searchPlaces(index, wanted, mostPlaces) : []), [index, wanted]);
  const addresses = useAddresses(city, typed);
  const goTo = useGoTo(paysByParking, onClose);
  const found: Found[] = [...places.map((place) => ({ place })), ...addresses.addresses.map((address) => ({ address }))];
  const isEmpty = wanted.trim() === '';

  return (
    <FoundList
      label={t`Номер зоны, код, название или адрес`}
      typed={typed}
      onType={setTyped}
      found={found}
      firstAddress={places.length}
      onPick={goTo}
      row={rowOf}
    >
      <SearchNotes
        isEmpty={isEmpty}
        count={found.length}
        isFull={places.length === mostPlaces}
        isWaiting={isWaiting}
        hasFailed={hasFailed}
        addresses={addresses}
      />
    </FoundList>
  );
};

const rowOf = (found: Found) =>
  'place' in found ? (
    <PlaceRow place={found.place} />
  ) : (
    <FoundRow sign={<Icon name="pin" className="mx-4 text-sign" />} title={found.address.title} detail={[found.address.detail]} />
  );
