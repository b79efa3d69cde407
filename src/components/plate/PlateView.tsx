import { plateParts, plateSpelled } from '~/domain/vehicle/plate';
import { MotoPlateDrawing } from './MotoPlateDrawing';
import { PlateDrawing } from './PlateDrawing';
import { plateLayout } from './plateLayout';

interface Props {
  plate: string;
  isForeign?: boolean;
  /** `row` for a line of a list, `hero` for the main subject of a screen. */
  size?: 'row' | 'hero';
}

const widths = { row: 'w-36', hero: 'w-72 max-w-full' };
const motoWidths = { row: 'w-18', hero: 'w-44' };

/** A plate as it looks on the vehicle. Screen readers spell it out. */
export const PlateView = ({ plate, isForeign = false, size = 'row' }: Props) => {
  const parts = isForeign ? undefined : plateParts(plate);
  const isMoto = parts?.kind === 'moto' || parts?.kind === 'mvdMoto';
  return (
    <span
      role="img"
      aria-label={plateSpelled(plate)}
      className={`inline-block shrink-0 ${isMoto ? motoWidths[size] : widths[size]}`}
    >
      {parts && (isMoto ? <MotoPlateDrawing parts={parts} /> : <PlateDrawing layout={plateLayout(plate)} />)}
      {!parts && <ForeignPlate plate={plate} isLarge={size === 'hero'} />}
    </span>
  );
};

/** A foreign plate has no special layout: a frame and the given text. */
const ForeignPlate = ({ plate, isLarge }: { plate: string; isLarge: boolean }) => (
  <span
    aria-hidden="true"
    className={`block overflow-hidden rounded-field border-2 border-[#10182A] bg-[#FFFFFF] px-2 text-center font-bold tracking-wider whitespace-nowrap text-[#10182A] uppercase ${
      isLarge ? 'py-2 text-hero' : 'text-lead'
    }`}
  >
    {plate}
  </span>
);
