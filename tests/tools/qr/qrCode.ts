import qrcode from 'qrcode-generator';

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
  const code = qrcode(0, 'H');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => {
    const dark = Array.from({ length: count }, (_, column) => (code.isDark(row, column) ? '#' : ' ')).join('');
    return [...dark.matchAll(/#+/g)]
      .map(({ index, 0: run }) => `M${quietModules + index} ${quietModules + row}h${run.length}v1h-${run.length}z`)
      .join('');
  });
  return { size: count + 2 * quietModules, path: rows.join('') };
};
