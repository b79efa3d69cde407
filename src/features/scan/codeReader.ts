import { importWithRetry } from '~/platform/importWithRetry';

/** Returns the text of the QR code in a picture, or undefined if none is found. */
export type CodeReader = (source: HTMLVideoElement | ImageBitmap) => Promise<string | undefined>;

/** The part of the browser's own detector that is used here. TypeScript does not know it yet. */
interface BarcodeDetector {
  detect: (source: HTMLVideoElement | ImageBitmap) => Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Larger pictures take longer to search, and a sign fills a good part of them. */
const maxEdge = 1280;

const ownReader = async (): Promise<CodeReader | undefined> => {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (!Detector) return undefined;
  try {
    if (!(await Detector.getSupportedFormats()).includes('qr_code')) return undefined;
    const detector = new Detector({ formats: ['qr_code'] });
    return async (source) => (await detector.detect(source))[0]?.rawValue;
  } catch {
    return undefined;
  }
};

const sizeOf = (source: HTMLVideoElement | ImageBitmap): [width: number, height: number] =>
  'videoWidth' in source ? [source.videoWidth, source.videoHeight] : [source.width, source.height];

const decodingReader = async (): Promise<CodeReader> => {
  const { default: decodeQr } = await importWithRetry(() => import('qr/decode.js'));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (source) => {
    const [width, height] = sizeOf(source);
    const scale = Math.min(1, maxEdge / Math.max(width, height));
    if (!context || width === 0) return undefined;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQr(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // No code in this picture.
      return undefined;
    }
  };
};

/** Uses the browser's detector where there is one, or else a decoder that loads when it is needed. */
export const loadCodeReader = async (): Promise<CodeReader> => (await ownReader()) ?? decodingReader();
