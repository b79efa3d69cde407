import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import cityNames from 'virtual:city-names';
import { localeOf } from '~/i18n/activate';
import { currentLanguage } from '~/i18n/words';
import { cityIdAtom } from '~/state/city';
import { Icon } from '~/ui/Icon';
import { TextField } from '~/ui/TextField';
import { chooseCity } from './chooseCity';

const plain = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').replaceAll('-', ' ');

/** Every configured city, by name in the language of the page; found by its name in either language. */
export const CityList = () => {
  const [typed, setTyped] = useState('');
  const chosen = useAtomValue(cityIdAtom);
  const language = currentLanguage();
  const wanted = plain(typed.trim());
  const cities = cityNames
    .filter(({ nameForShow }) => [nameForShow.ru, nameForShow.en].some((name) => plain(name).includes(wanted)))
    .sort((one, other) => one.nameForShow[language].localeCompare(other.nameForShow[language], localeOf(language)));
  return (
    <div className="grid gap-3">
      <TextField label={t`Поиск города`} value={typed} onChange={setTyped} type="search" autoComplete="off" enterKeyHint="search" />
      {cities.length === 0 && <p className="py-4 text-muted">{t`Такого города в приложении нет`}</p>}
      <ul className="grid">
        {cities.map(({ city, nameForShow }) => (
          <li key={city} className="border-b border-line last:border-0">
            <button
              type="button"
              aria-current={city === chosen || undefined}
              className="flex min-h-13 w-full items-center gap-2 px-1 text-left text-lead active:bg-sign-soft aria-[current=true]:font-semibold aria-[current=true]:text-sign"
              onClick={() => chooseCity(city)}
            >
              <span className="grow">{nameForShow[language]}</span>
              {city === chosen && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
