import { clusterText, markerText, type MarkerState } from './markerText';

/**
 * Signs of the map. They are drawn on a canvas when the map first needs one, so that no glyph or picture is fetched.
 */

const letterPath = 'M9.5 19V5h4.3a4.2 4.2 0 0 1 0 8.4H9.5';
/** The same letter, with room for a mark below it. */
const raisedLetterPath = 'M10 14V4h3.4a3 3 0 0 1 0 6H10';
const machine = 'M8 4h8v9H8zM12 13v7M9 20h6M11 7h2';

interface MarkerSign {
  ground: string;
  path: string;
  isRound?: boolean;
}

export const markerSigns: Readonly<Record<string, MarkerSign>> = {
  roadside: { ground: '#1B4F9C', path: letterPath },
  multilevel: { ground: '#1B4F9C', path: `${raisedLetterPath}M5.5 16.8h13M5.5 20h13` },
  planar: { ground: '#1B4F9C', path: `${raisedLetterPath}M5 20.5v-2.6l14.5-1.2` },
  commerce: { ground: '#0D5C63', path: 'M9.5 20V4.5h4.3a4 4 0 0 1 0 8H7M7 16.3h6.5' },
  free: { ground: '#0B6B3A', path: letterPath, isRound: true },
  pocket: { ground: '#1B4F9C', path: `${raisedLetterPath}M4.5 16v4h15v-4` },
  resident: { ground: '#5B3E8F', path: 'M3.8 11L12 3.8 20.2 11M10 20v-9h3a2.8 2.8 0 0 1 0 5.6h-3' },
  taxi: { ground: '#7A5200', path: 'M5.5 5.5h13M12 5.5V19' },
  bus: { ground: '#7A5200', path: 'M6 4.5h12V16H6zM6 10.5h12M8.5 19.5V16M15.5 19.5V16' },
  municipal: {
    ground: '#1B4F9C',
    path: 'M12 2.8L19.5 5.5v6c0 4.7-3.2 7.5-7.5 9.5-4.3-2-7.5-4.8-7.5-9.5v-6zM10.5 16V8h2.3a2.3 2.3 0 0 1 0 4.6h-2.3',
  },
  disabled: { ground: '#1B4F9C', path: 'M11 4.5h.01M11 8v5h4.5l2.5 5M8.5 11a5 5 0 1 0 5.5 7.5', isRound: true },
  inactive: { ground: '#6B7686', path: 'M7 7l10 10M17 7L7 17' },
  residentzone: { ground: '#5B3E8F', path: 'M5 12l7-7 7 7M7.5 10.5V19h9v-8.5' },
  parkingMeter: { ground: '#1B4F9C', path: machine },
  parcomats: { ground: '#8A4B00', path: machine, isRound: true },
  terminals: { ground: '#8A4B00', path: 'M4.5 7h15v10h-15zM4.5 10.5h15' },
  InformationTable: { ground: '#3F4C60', path: 'M12 10.5V18M12 6.5h.01', isRound: true },
  Church: { ground: '#3F4C60', path: 'M12 3.5v6M9.5 6h5M7 20v-7l5-3.5 5 3.5v7z' },
  Museum: { ground: '#3F4C60', path: 'M4.5 9L12 4.5 19.5 9zM6.5 10v7M12 10v7M17.5 10v7M4.5 19.5h15' },
  Sight: { ground: '#3F4C60', path: 'M12 4l2.4 5.2 5.6.7-4.2 3.8 1.1 5.6L12 16.5l-4.9 2.8 1.1-5.6L4 9.9l5.6-.7z' },
};

const ratio = 2;
const signSize = 30;

/** The canvas is in main memory: reading pixels back from a graphics card takes longer than all the drawing. */
const canvasOf = (width: number, height = width): CanvasRenderingContext2D | null => {
  const canvas = document.createElement('canvas');
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.scale(ratio, ratio);
  return context;
};

/** Draws a sign into the left upper corner. */
const drawSign = (context: CanvasRenderingContext2D, { ground, path, isRound }: MarkerSign): void => {
  context.save();
  context.beginPath();
  context.roundRect(2, 2, signSize - 4, signSize - 4, isRound ? (signSize - 4) / 2 : 7);
  context.fillStyle = ground;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = '#FFFFFF';
  context.stroke();
  context.translate(3, 3);
  context.lineWidth = 2.6;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(path));
  context.restore();
};

const signImage = (name: string): ImageData | undefined => {
  const sign = markerSigns[name];
  const context = sign && canvasOf(signSize);
  if (!context) return undefined;
  drawSign(context, sign);
  return context.getImageData(0, 0, signSize * ratio, signSize * ratio);
};

interface Pill {
  text: string;
  /** Drawn at the left end. */
  sign?: MarkerSign;
  ground: string;
  border: string;
  colour: string;
}

const pillFont = '700 14px system-ui, sans-serif';

/** A pill with text. It covers the sign that is drawn at the same place without text. */
const pillImage = ({ text, sign, ground, border, colour }: Pill): ImageData | undefined => {
  const ruler = canvasOf(1, 1);
  if (!ruler) return undefined;
  ruler.font = pillFont;
  const start = sign ? signSize + 3 : 12;
  const [width, height] = [Math.ceil(ruler.measureText(text).width) + start + (sign ? 10 : 12), signSize + 2];
  const context = canvasOf(width, height);
  if (!context) return undefined;
  context.beginPath();
  context.roundRect(1, 1, width - 2, height - 2, sign && !sign.isRound ? 9 : (height - 2) / 2);
  context.fillStyle = ground;
  context.fill();
  context.lineWidth = sign ? 1 : 2;
  context.strokeStyle = border;
  context.stroke();
  context.font = pillFont;
  context.fillStyle = colour;
  context.textBaseline = 'middle';
  context.fillText(text, start, height / 2 + 0.5);
  if (sign) {
    context.translate(1, 1);
    drawSign(context, sign);
  }
  return context.getImageData(0, 0, width * ratio, height * ratio);
};

const surface = {
  light: {
    ground: '#FFFFFF',
    border: '#8A94A3',
    paid: '#14202E',
    free: '#0B6B3A',
    full: '#4A5568',
    unknown: '#14202E',
  },
  dark: { ground: '#1B2635', border: '#6B7686', paid: '#F1F3F6', free: '#5BD598', full: '#AAB7C7', unknown: '#F1F3F6' },
} as const;
const signGround: Partial<Record<MarkerState, string>> = { free: '#0B6B3A', full: '#6B7686' };
/** A full parking's sign is struck through. */
const struck = 'M5 19L19 5';

/** `price|light|roadside|6000|4`: a parking's sign with its price and free places. */
const priceImage = ([scheme, name = '', perHour, free, room]: readonly string[]): ImageData | undefined => {
  const sign = markerSigns[name];
  const label = markerText(Number(perHour), Number(free), room === 'near');
  if (!sign || !label) return undefined;
  const { [label.state]: colour, ground, border } = surface[scheme === 'dark' ? 'dark' : 'light'];
  return pillImage({
    text: label.text,
    sign: {
      ...sign,
      ground: signGround[label.state] ?? sign.ground,
      path: label.state === 'full' ? sign.path + struck : sign.path,
    },
    ground,
    border,
    colour,
  });
};

/** `cluster|light|3000|6000|14`: the lowest and highest price of a cluster, and the number of parkings. */
const clusterImage = ([scheme, lowest, highest, count]: readonly string[]): ImageData | undefined => {
  const { text, state } = clusterText(Number(lowest), Number(highest), Number(count));
  // A number on blue would be read as a price.
  const { unknown, ground, border } = surface[scheme === 'dark' ? 'dark' : 'light'];
  return state === 'unknown'
    ? pillImage({ text, ground, border, colour: unknown })
    : pillImage({ text, ground: signGround[state] ?? '#1B4F9C', border: '#FFFFFF', colour: '#FFFFFF' });
};

const imageMakers: Readonly<Record<string, (parts: readonly string[]) => ImageData | undefined>> = {
  sign: ([name = '']) => signImage(name),
  price: priceImage,
  cluster: clusterImage,
};

/** Draws the image that the map misses, by its name: `sign|…`, `price|…` or `cluster|…`. */
export const renderMarkerImage = (name: string): { image: ImageData; pixelRatio: number } | undefined => {
  const [kind = '', ...parts] = name.split('|');
  const image = imageMakers[kind]?.(parts);
  return image && { image, pixelRatio: ratio };
};
