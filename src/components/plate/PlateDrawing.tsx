import { glyphPath, type Slot } from './glyphs';
import { plateHeight, plateWidth, regionX, type PlacedChar, type PlateLayout } from './plateLayout';

const lineWidth = 8.5;

/** Background and text colours by kind of plate: yellow for a taxi, blue for the police, white for the rest. */
const colours = (kind: PlateLayout['kind']): { ground: string; ink: string } => {
  if (kind === 'taxi') return { ground: '#F7C600', ink: '#10182A' };
  if (kind.startsWith('mvd')) return { ground: '#1F4E9E', ink: '#FFFFFF' };
  return { ground: '#FFFFFF', ink: '#10182A' };
};

interface GlyphProps {
  placed: PlacedChar;
  ink: string;
  width?: number;
}

export const PlateGlyph = ({ placed, ink, width = lineWidth }: GlyphProps) => {
  const path = glyphPath(placed.char, placed, width);
  const opacity = placed.isHint ? 0.22 : 1;
  if (path)
    return <path d={path} fill="none" stroke={ink} strokeWidth={width} strokeLinejoin="round" opacity={opacity} />;
  return <ForeignGlyph placed={placed} ink={ink} />;
};

/** A character that no Russian plate contains, shown unchanged in a system font. */
const ForeignGlyph = ({ placed, ink }: { placed: PlacedChar; ink: string }) => (
  <text
    x={placed.x + placed.width / 2}
    y={placed.y + placed.height}
    fontSize={placed.height * 1.25}
    fontWeight="700"
    textAnchor="middle"
    fill={ink}
  >
    {placed.char}
  </text>
);

const flag: readonly [string, number][] = [
  ['#FFFFFF', 0],
  ['#1F4E9E', 1],
  ['#C5281C', 2],
];

/** The country's letters and flag below the region. */
const Country = ({ ink }: { ink: string }) => (
  <g>
    <text x={regionX + 14} y={100} fontSize="24" fontWeight="700" letterSpacing="1" fill={ink}>
      RUS
    </text>
    {flag.map(([fill, row]) => (
      <rect key={row} x={regionX + 78} y={82 + row * 6} width="32" height="6" fill={fill} />
    ))}
    <rect x={regionX + 78} y={82} width="32" height="18" fill="none" stroke={ink} strokeWidth="1" />
  </g>
);

interface Props {
  layout: PlateLayout;
  /** The caret's position, in millimetres of the plate. */
  caretX?: number;
}

/** A Russian plate on one line, with its frame and the region's box. */
export const PlateDrawing = ({ layout, caretX }: Props) => {
  const { ground, ink } = colours(layout.kind);
  return (
    <svg
      viewBox={`0 0 ${plateWidth} ${plateHeight}`}
      className="block w-full"
      aria-hidden="true"
      style={{ forcedColorAdjust: 'none' }}
    >
      <rect
        x="2"
        y="2"
        width={plateWidth - 4}
        height={plateHeight - 4}
        rx="14"
        fill={ground}
        stroke="#10182A"
        strokeWidth="4"
      />
      <rect
        x="8"
        y="8"
        width={regionX - 12}
        height={plateHeight - 16}
        rx="9"
        fill="none"
        stroke={ink}
        strokeWidth="2.5"
      />
      <rect
        x={regionX + 2}
        y="8"
        width={plateWidth - regionX - 10}
        height={plateHeight - 16}
        rx="9"
        fill="none"
        stroke={ink}
        strokeWidth="2.5"
      />
      {layout.main.map((placed) => (
        <PlateGlyph key={placed.x} placed={placed} ink={ink} />
      ))}
      {layout.region.map((placed) => (
        <PlateGlyph key={placed.x} placed={placed} ink={ink} width={7} />
      ))}
      <Country ink={ink} />
      {caretX !== undefined && <PlateCaret x={caretX} />}
    </svg>
  );
};

const PlateCaret = ({ x }: Pick<Slot, 'x'>) => (
  <rect x={x - 5} y="20" width="3.5" height="76" fill="#1F4E9E" className="animate-pulse-soft" />
);
