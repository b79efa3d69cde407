import { CardIcon } from './CardIcon';
import type { CardIconName } from './cardIcons';

interface Props {
  icon: CardIconName;
  /** Name of the action, also shown by a mouse. */
  label: string;
  /** Set for a button that expands something. */
  isOpen?: boolean;
  isBusy?: boolean;
  onClick: () => void;
}

/** A button over the map: an icon of the size of a tap. */
export const ShortcutButton = ({ icon, label, isOpen, isBusy = false, onClick }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-expanded={isOpen}
    aria-busy={isBusy || undefined}
    disabled={isBusy}
    className={`inline-flex size-tap shrink-0 items-center justify-center rounded-field border border-line bg-paper shadow-float active:bg-sign-soft ${isBusy ? 'animate-pulse-soft' : ''}`}
    onClick={onClick}
  >
    <CardIcon name={icon} isFilled={isOpen === true && icon === 'star'} className="max-h-3/5 max-w-3/5" />
  </button>
);
