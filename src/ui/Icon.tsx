import { icons, type IconName } from './icons';

interface Props {
  name: IconName;
  /** Pixels at 100 % text; grows with it. */
  size?: number;
  className?: string;
}

/** A sign of the product's family. Never alone the name of anything: its button or text carries the words. */
export const Icon = ({ name, size = 24, className = '' }: Props) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`shrink-0 ${className}`}
    style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={icons[name]} />
  </svg>
);
