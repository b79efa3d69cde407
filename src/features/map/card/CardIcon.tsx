import { cardIcons, type CardIconName } from './cardIcons';

interface Props {
  name: CardIconName;
  isFilled?: boolean;
  className?: string;
}

/** One icon. Its button or link has the text. */
export const CardIcon = ({ name, isFilled = false, className = '' }: Props) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`size-6 shrink-0 ${className}`}
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={cardIcons[name]} />
  </svg>
);
