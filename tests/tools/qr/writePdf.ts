import { chromium } from '@playwright/test';
import { signSize } from './signSvg';

/**
 * Prints drawings with a browser, each as one page of the sign's size: [SVG text, path of the PDF]. Rejects if the
 * browser fails.
 */
export const writePdfs = async (
  drawings: readonly (readonly [svg: string, path: string])[],
  browserPath: string,
): Promise<void> => {
  const browser = await chromium.launch({ executablePath: browserPath });
  try {
    const page = await browser.newPage();
    // Chromium rounds up to its own pixels, so the page is up to 0.2 mm larger than the sheet.
    const size = { width: `${signSize.width}mm`, height: `${signSize.height}mm` };
    for (const [svg, path] of drawings) {
      const title = /<title>.*<\/title>/.exec(svg)?.[0] ?? '';
      await page.setContent(
        `<!doctype html><meta charset="utf-8">${title}<style>body{margin:0}svg{display:block}</style>${svg}`,
      );
      await page.pdf({ path, ...size, printBackground: true });
    }
  } finally {
    await browser.close();
  }
};
