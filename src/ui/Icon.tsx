import { icons, type IconName } from './icons';

interface Props {
  name: IconName;
  /** The size in pixels at 100 % text size. It scales with the text. */
  size?: number;
  className?: string;
}

/** An icon of the product's family. It is never the only name of a control: the button or text contains the words. */
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
