import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: IconName;
  /** The accessible name: what the button does. */
  label: string;
  /** Floats over the map. */
  isFloating?: boolean;
}

export const IconButton = ({ icon, label, isFloating = false, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={`inline-flex size-tap shrink-0 items-center justify-center rounded-field active:bg-sign-soft ${
      isFloating ? 'border border-line bg-paper shadow-float' : ''
    }`}
  >
    <Icon name={icon} className="max-h-3/5 max-w-3/5" />
  </button>
);
