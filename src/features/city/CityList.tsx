import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import cityNames from 'virtual:city-names';
import { nearestCities } from '~/domain/cityDistance';
import { searchCities } from '~/domain/citySearch';
import { currentLanguage } from '~/i18n/words';
import { cityIdAtom } from '~/state/city';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import { byName, underLetters, type ShownCity } from './cityGroups';
import { CityRow } from './CityRow';
import { moveByKeys } from './moveByKeys';
import { NearbyNotice } from './NearbyNotice';
import { useNearby } from './useNearby';

interface Props {
  onPick: (id: string) => void;
  /** Where a keyboard is at hand, typing may begin at once. */
  hasFocus?: boolean;
}

/** Every configured city (CFG-08): by letter, by what is typed, or from the nearest on once the driver has asked for that. */
export const CityList = ({ onPick, hasFocus = false }: Props) => {
  const [typed, setTyped] = useState('');
  const chosen = useAtomValue(cityIdAtom);
  const nearby = useNearby();
  const language = currentLanguage();
  const list = useRef<HTMLDivElement>(null);

  const near = nearby.place && nearestCities(cityNames, nearby.place);
  const all: readonly ShownCity[] = near ?? byName(cityNames, language);
  const found = searchCities(all, typed);
  const groups = near || typed.trim() !== '' ? [{ letter: '', cities: found }] : underLetters(found, language);

  // The only one left is meant; of several the keyboard goes to the first, and on a phone makes room for them.
  const enter = (): void => {
    const [only, ...others] = found;
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
          value={typed}
          onChange={setTyped}
          onKeyDown={moveByKeys}
          type="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          data-autofocus={hasFocus || undefined}
        />
      </form>
      {near ? (
        <Button look="secondary" onClick={nearby.forget}>{t`По алфавиту`}</Button>
      ) : (
        <Button look="secondary" icon="pin" aria-disabled={nearby.isAsking} onClick={nearby.ask}>
          {nearby.isAsking ? t`Узнаём, где вы…` : t`Рядом со мной`}
        </Button>
      )}
      <NearbyNotice fault={nearby.fault} nearest={near?.[0]} isChosen={near?.[0]?.city === chosen} onPick={onPick} />
      {found.length === 0 && <p className="py-4 text-muted">{t`Такого города в приложении нет`}</p>}
      <div ref={list} className="gap-x-6 columns-(--city-columns)">
        {groups.map(({ letter, cities }) => (
          <div key={letter} className="break-inside-avoid">
            {letter && (
              <h2 className="sticky top-(--letters-top) border-b border-line bg-paper px-1 pt-3 pb-1 text-small font-semibold text-muted">
                {letter}
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
