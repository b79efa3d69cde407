import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { inLanguage } from '~/i18n/inLanguage';
import { openDialog } from '~/state/dialogs';
import { Icon } from '~/ui/Icon';

interface Props {
  /** The city's name. */
  city: string | undefined;
  isNarrow?: boolean;
}

/**
 * The sign leads to the map. The title under the product's name is the city and opens the city picker (SHELL-16). On
 * the narrowest phones a driver's balance and time have priority; the city is in the menu.
 */
export const Logo = ({ city, isNarrow = false }: Props) => (
  <>
    {!isNarrow && (
      <Link
        to="/{-$lng}"
        params={inLanguage}
        className="inline-grid size-12 shrink-0 place-items-center rounded-field max-[359px]:hidden"
        aria-label={t`Карта парковок`}
      >
        <svg viewBox="0 0 28 28" aria-hidden="true" className="size-8 forced-color-adjust-none">
          <rect width="28" height="28" rx="6" fill="#1B4F9C" />
          <path d="M10 22V6h5.5a5 5 0 0 1 0 10H10" fill="none" stroke="#fff" strokeWidth="3.4" />
        </svg>
      </Link>
    )}
    <button
      type="button"
      className={`flex min-h-12 min-w-11 flex-1 items-center gap-1 rounded-field px-1 text-left leading-tight font-semibold active:bg-sign-soft tablet:text-lead tablet:leading-tight desk:max-w-56 desk:flex-none ${
        isNarrow ? 'max-[379px]:hidden' : ''
      }`}
      onClick={() => openDialog({ name: 'city' })}
    >
      <span className="truncate">
        <span className="hidden text-small font-normal text-muted tablet:block">{city && t`Парковка`}</span>
        {city ?? t`Парковка`}
      </span>
      {city && !isNarrow && <Icon name="down" size={18} className="text-muted" />}
    </button>
  </>
);
