import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { buttonClass, type ButtonVariant } from './buttonClass';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  variant?: ButtonVariant;
  icon?: IconName;
  isWide?: boolean;
  /** The action is running: the button keeps its text, place and focus, and does not react. */
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
  onClick,
  ...rest
}: Props) => (
  <button
    {...rest}
    type={type}
    className={buttonClass(variant, isWide)}
    disabled={disabled}
    // A disabled button would lose the focus. Without its click a form is not sent either, not even by Enter.
    aria-disabled={isBusy || undefined}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
  >
    {isBusy ? (
      <span className="size-5 shrink-0 animate-spin rounded-full border-3 border-current border-r-transparent" />
    ) : (
      icon && <Icon name={icon} />
    )}
    <span>{children}</span>
  </button>
);
