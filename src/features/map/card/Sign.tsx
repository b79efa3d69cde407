import { signs, type SignName } from './signs';

interface Props {
  name: SignName;
  isFilled?: boolean;
  className?: string;
}

/** One sign; its button or link carries the words. */
export const Sign = ({ name, isFilled = false, className = '' }: Props) => (
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
    <path d={signs[name]} />
  </svg>
);
