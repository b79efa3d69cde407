import { icons, type IconName } from './icons';

interface Props {
  name: IconName;
  /** The size in pixels at 100 % text size. It scales with the text. `styles.css` lists these sizes. */
  size?: 16 | 18 | 20 | 24 | 28 | 32 | 44 | 48;
  className?: string;
}

/** An icon of the product's family. It is never the only name of a control: the button or text contains the words. */
export const Icon = ({ name, size = 24, className = '' }: Props) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`size-${size / 4} shrink-0 ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={icons[name]} />
  </svg>
);
