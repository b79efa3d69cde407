import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import cityNames from 'virtual:city-names';
import { nearestCities } from '~/domain/search/cityDistance';
import { searchCities } from '~/domain/search/citySearch';
import { currentLanguage } from '~/i18n/messages';
import { cityIdAtom } from '~/state/currentCity';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import { sortByName, groupByInitial, type ListedCity } from './cityGroups';
import { CityRow } from './CityRow';
import { moveFocusByKeys } from './moveFocusByKeys';
import { NearbyNotice } from './NearbyNotice';
import { useNearbyPosition } from './useNearbyPosition';

interface Props {
  onPick: (id: string) => void;
  /** Focuses the search field, so that typing can begin at once on a device with a keyboard. */
  hasFocus?: boolean;
}

/**
 * Every configured city (CFG-08): by letter, filtered by the query, or nearest first once the driver has asked for it.
 */
export const CityList = ({ onPick, hasFocus = false }: Props) => {
  const [query, setQuery] = useState('');
  const chosen = useAtomValue(cityIdAtom);
  const nearby = useNearbyPosition();
  const language = currentLanguage();
  const list = useRef<HTMLDivElement>(null);

  const nearestFirst = nearby.place && nearestCities(cityNames, nearby.place);
  const all: readonly ListedCity[] = nearestFirst ?? sortByName(cityNames, language);
  const matches = searchCities(all, query);
  const groups =
    nearestFirst || query.trim() !== '' ? [{ initial: '', cities: matches }] : groupByInitial(matches, language);

  // Picks the only match. With several, moves the focus to the first row, which also closes a phone's keyboard.
  const enter = (): void => {
    const [only, ...others] = matches;
    if (only && others.length === 0) onPick(only.city);
    else list.current?.querySelector<HTMLElement>('[data-row]')?.focus();
  };

  return (
    <div role="search" className="grid gap-3">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <TextField
          label={t`Поиск города`}
          value={query}
          onChange={setQuery}
          onKeyDown={moveFocusByKeys}
          type="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          data-autofocus={hasFocus || undefined}
        />
      </form>
      {nearestFirst ? (
        <Button variant="secondary" onClick={nearby.clear}>{t`По алфавиту`}</Button>
      ) : (
        <Button variant="secondary" icon="pin" aria-disabled={nearby.isLocating} onClick={nearby.locate}>
          {nearby.isLocating ? t`Узнаём, где вы…` : t`Рядом со мной`}
        </Button>
      )}
      <NearbyNotice
        error={nearby.error}
        nearest={nearestFirst?.[0]}
        isChosen={nearestFirst?.[0]?.city === chosen}
        onPick={onPick}
      />
      {matches.length === 0 && <p className="py-4 text-muted">{t`Такого города в приложении нет`}</p>}
      <div ref={list} className="gap-x-6 columns-(--city-columns)">
        {groups.map(({ initial, cities }) => (
          <div key={initial} className="break-inside-avoid">
            {initial && (
              <h2 className="sticky top-(--letters-top) border-b border-line bg-paper px-1 pt-3 pb-1 text-small font-semibold text-muted">
                {initial}
              </h2>
            )}
            <ul>
              {cities.map((city) => (
                <li key={city.city} className="border-b border-line last:border-0">
                  <CityRow city={city} isChosen={city.city === chosen} onPick={onPick} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
};
