import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { durationText } from '~/i18n/durationText';
import { favouritesAtom } from '~/state/map/favourites';
import { lastStayAtom } from '~/state/payments/lastStay';
import { Icon } from '~/ui/Icon';
import type { StayContext, StayValues } from '../stay-form/stay.form';
import { usualPlaces, type UsualPlace } from './usualPlaces';

interface Props {
  values: StayValues;
  set: (change: Partial<StayValues>) => void;
  context: StayContext;
}

/** Buttons that fill in the last stay or a favourite place with one tap. They stand where the chosen place will. */
export const UsualPlaces = ({ values, set, context }: Props) => {
  const last = useAtomValue(lastStayAtom);
  const favourites = useAtomValue(favouritesAtom);
  const places = usualPlaces(last, favourites, context);
  if (places.length === 0)
    // Which of them the city still knows is clear once its places have loaded.
    return !context.zones && (last || favourites.length > 0) && <div className="min-h-22" />;
  const choose = ({ place, again }: UsualPlace): void => {
    const { plate, isForeign, category, durationMin } = again ?? values;
    set({ place, plate, isForeign, category, durationMin: durationMin ?? values.durationMin });
  };
  return (
    <ul className="-mx-4 flex min-h-22 items-center gap-2 overflow-x-auto px-4" aria-label={t`Обычные места`}>
      {places.map((one) => (
        <li key={`${one.place}/${one.again ? 'again' : ''}`} className="shrink-0">
          <button
            type="button"
            className="grid h-full min-h-12 content-center choosable px-3 py-1.5 text-left"
            onClick={({ currentTarget }) => {
              // The button gives way to the place.
              currentTarget.form?.querySelector('h1')?.focus();
              choose(one);
            }}
          >
            {one.again ? (
              <>
                <span className="flex items-center gap-1.5 font-semibold">
                  <Icon name="refresh" size={18} />
                  {t`Как в прошлый раз`}
                </span>
                <span className="text-small whitespace-nowrap text-muted">
                  {[one.place, one.again.durationMin && durationText(one.again.durationMin), one.again.plate]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </>
            ) : (
              <>
                <span className="font-semibold">{one.place}</span>
                <span className="max-w-44 truncate text-small text-muted">{one.zone.address || one.zone.name}</span>
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** True if a tap can lead to another place than the chosen one. */
export const useHasOtherPlaces = (context: StayContext, chosen: UsualPlace['zone'] | undefined): boolean =>
  usualPlaces(useAtomValue(lastStayAtom), useAtomValue(favouritesAtom), context).some(({ zone }) => zone !== chosen);
