import type { PlateParts } from '~/domain/vehicle/plate';
import { PlateGlyph } from './PlateDrawing';

/** A motorcycle's plate, 190 × 145 mm: digits above, letters and region below. */
export const MotoPlateDrawing = ({ parts }: { parts: PlateParts }) => {
  const isPolice = parts.kind === 'mvdMoto';
  const [ground, ink] = isPolice ? ['#1F4E9E', '#FFFFFF'] : ['#FFFFFF', '#10182A'];
  const digits = Array.from(parts.groups[0] ?? '');
  const letters = Array.from(parts.groups[1] ?? '');
  const region = Array.from(parts.region);
  const row = (chars: readonly string[], x: number, y: number, width: number, height: number) =>
    chars.map((char, index) => ({ char, isHint: false, x: x + index * (width + 6), y, width, height }));
  const placed = [
    ...row(digits, 22, 16, 31, 56),
    ...row(letters, 14, 84, 31, 42),
    ...row(region, region.length > 2 ? 92 : 104, 84, region.length > 2 ? 23 : 30, 42),
  ];
  return (
    <svg viewBox="0 0 190 145" className="block w-full" aria-hidden="true" style={{ forcedColorAdjust: 'none' }}>
      <rect x="2" y="2" width="186" height="141" rx="12" fill={ground} stroke="#10182A" strokeWidth="4" />
      {placed.map((one) => (
        <PlateGlyph key={`${one.x}-${one.y}`} placed={one} ink={ink} width={6.5} />
      ))}
      <text x="148" y="138" fontSize="12" fontWeight="700" fill={ink}>
        RUS
      </text>
    </svg>
  );
};
