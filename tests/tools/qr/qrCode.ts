import encodeQR from 'qr';

/** The width of the white border that is part of a code, in modules (ISO/IEC 18004). */
const quietModules = 4;

export interface QrCode {
  /** The number of modules along an edge, including the white border. */
  size: number;
  /** The dark modules as one SVG path in modules, with a rectangle for each horizontal run. */
  path: string;
}

/**
 * Returns a text as a QR code that stays readable when almost a third of it is scratched or covered with snow (level
 * H).
 */
export const qrCode = (text: string): QrCode => {
  const rows = encodeQR(text, 'raw', { ecc: 'high', border: quietModules });
  const path = rows.map((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ]
      .map(({ index: x, 0: run }) => `M${x} ${y}h${run.length}v1h-${run.length}z`)
      .join(''),
  );
  return { size: rows.length, path: path.join('') };
};
