import { store } from '~/state/store';
import { cityAtom, setCity } from '~/state/currentCity';
import { clearReturnAddress } from '~/state/session/returnAddress';
import { currentPrefix } from '~/i18n/currentPrefix';
import { restartAt } from '~/platform/redirectTo';

/**
 * Keeps the city and starts the app anew with it. From one city to another that is the main page; the first choice on a
 * page with something filled in (a QR code without a city) stays there.
 */
export const chooseCity = (id: string): void => {
  const isFirst = store.get(cityAtom) === undefined;
  setCity(id);
  clearReturnAddress();
  const currentPath = location.pathname + withoutCityParameter(location.search);
  restartAt(isFirst ? currentPath : currentPrefix() || '/');
};

/** A wrong city in the address must not be tried again. */
const withoutCityParameter = (search: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete('city');
  const text = parameters.toString();
  return text && `?${text}`;
};
