import { Sign } from './Sign';
import type { SignName } from './signs';

interface Props {
  sign: SignName;
  label: string;
  /** Of a button that unfolds something. */
  isOpen?: boolean;
  isBusy?: boolean;
  onClick: () => void;
}

/** A square button over the map. */
export const ShortcutButton = ({ sign, label, isOpen, isBusy = false, onClick }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-expanded={isOpen}
    aria-busy={isBusy || undefined}
    disabled={isBusy}
    className={`inline-flex size-12 items-center justify-center rounded-field border border-line bg-paper shadow-float active:bg-sign-soft ${isBusy ? 'animate-pulse-soft' : ''}`}
    onClick={onClick}
  >
    <Sign name={sign} isFilled={isOpen === true && sign === 'star'} />
  </button>
);
