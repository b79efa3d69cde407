import { CardIcon } from './CardIcon';
import type { CardIconName } from './cardIcons';

interface Props {
  icon: CardIconName;
  /** Full description of the action; contains the short label. */
  label: string;
  /** Shown beside the icon if there is room. */
  shortLabel: string;
  /** True if the icon alone is clear on a narrow phone. */
  isKnown?: boolean;
  /** Set for a button that expands something. */
  isOpen?: boolean;
  isBusy?: boolean;
  onClick: () => void;
}

/** A button over the map: an icon, above its label on a phone, beside it on a desktop. */
export const ShortcutButton = ({
  icon,
  label,
  shortLabel,
  isKnown = false,
  isOpen,
  isBusy = false,
  onClick,
}: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-expanded={isOpen}
    aria-busy={isBusy || undefined}
    disabled={isBusy}
    className={`order-1 inline-flex min-h-tap min-w-tap flex-col items-center justify-center gap-x-1.5 rounded-field border border-line bg-paper font-semibold shadow-float active:bg-sign-soft @max-[22.3rem]:size-tap @min-[22.3rem]:px-1.5 @lg:flex-row @lg:px-2 ${isBusy ? 'animate-pulse-soft' : ''}`}
    onClick={onClick}
  >
    <CardIcon
      name={icon}
      isFilled={isOpen === true && icon === 'star'}
      className="@max-[22.3rem]:max-h-3/5 @max-[22.3rem]:max-w-3/5"
    />
    <span className={`hidden text-small ${isKnown ? '@min-[26.1rem]:block' : '@min-[22.3rem]:block'}`}>
      {shortLabel}
    </span>
  </button>
);
