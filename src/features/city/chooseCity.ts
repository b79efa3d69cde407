import { store } from '~/state/store';
import { cityAtom, setCity } from '~/state/currentCity';
import { unknownLinkCityAtom } from '~/state/linkCity';
import { clearReturnAddress } from '~/state/session/returnAddress';
import { currentPrefix } from '~/i18n/currentPrefix';
import { restartAt } from '~/platform/redirectTo';

/**
 * Stores the city and restarts the app with it. A change of city leads to the main page. The first choice stays on the
 * page, which may be filled in already (a QR code without a city).
 */
export const chooseCity = (id: string): void => {
  const isFirst = store.get(cityAtom) === undefined;
  setCity(id);
  clearReturnAddress();
  const currentPath = location.pathname + withoutCityParameter(location.search);
  restartAt(isFirst ? currentPath : currentPrefix() || '/');
};

/** A wrong city in the address must not be tried again, and its zone is not one of another city. */
const withoutCityParameter = (search: string): string => {
  const parameters = new URLSearchParams(search);
  const isUnknown = store.get(unknownLinkCityAtom) !== undefined;
  const replaced = isUnknown ? /^(?:city|zone|parkingCode)$/i : /^city$/i;
  for (const name of [...parameters.keys()].filter((key) => replaced.test(key))) parameters.delete(name);
  const text = parameters.toString();
  return text && `?${text}`;
};
