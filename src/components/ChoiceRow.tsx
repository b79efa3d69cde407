import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '~/ui/Icon';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  label: string;
  value: string;
  description?: string;
}

/** A choice that is made already, as one row. A tap opens it. */
export const ChoiceRow = ({ label, value, description, ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    className="flex min-h-12 w-full items-center gap-3 rounded-field border border-edge px-3 py-1 text-left"
  >
    <span className="grid min-w-0 grow">
      <span className="text-small text-muted">{label}</span> <span className="text-lead">{value}</span>{' '}
      {description && <span className="text-small text-muted">{description}</span>}
    </span>
    <Icon name="down" />
  </button>
);
