import { t } from '@lingui/core/macro';

interface Props {
  /** As printed on the street sign, including leading zeros. */
  number: string;
  size?: 'row' | 'hero';
}

/** The blue sign with a white P and the zone's number below it. */
export const ZoneBadge = ({ number, size = 'row' }: Props) => {
  const isLarge = size === 'hero';
  return (
    <span
      role="img"
      aria-label={t`Зона ${number}`}
      className={`inline-grid shrink-0 place-items-center rounded-field bg-[#1B4F9C] font-bold text-[#FFFFFF] forced-color-adjust-none ${
        isLarge ? 'min-w-24 px-3 pt-2 pb-1' : 'min-w-14 px-1.5 pt-1 pb-0.5'
      }`}
    >
      <svg
        viewBox="0 0 20 24"
        aria-hidden="true"
        className={isLarge ? 'h-11' : 'h-6'}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
      >
        <path d="M4 24V2.5h7a6 6 0 0 1 0 12H4" />
      </svg>
      <span
        aria-hidden="true"
        className={`leading-tight ${isLarge ? 'text-head' : number.length > 5 ? 'text-small' : 'text-lead'}`}
      >
        {number}
      </span>
    </span>
  );
};
