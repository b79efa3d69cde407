import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { buttonClass, type ButtonVariant } from './buttonClass';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  variant?: ButtonVariant;
  icon?: IconName;
  isWide?: boolean;
  /** The action is running: the button keeps its text and place, and does not react. */
  isBusy?: boolean;
  children: ReactNode;
}

export const Button = ({
  variant = 'primary',
  icon,
  isWide = false,
  isBusy = false,
  disabled,
  children,
  type = 'button',
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    className={buttonClass(variant, isWide)}
    disabled={disabled || isBusy}
    aria-busy={isBusy || undefined}
  >
    {isBusy ? (
      <span className="size-5 shrink-0 animate-spin rounded-full border-3 border-current border-r-transparent" />
    ) : (
      icon && <Icon name={icon} />
    )}
    <span>{children}</span>
  </button>
);
