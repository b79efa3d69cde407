import { saveFile } from '~/platform/saveFile';
import css from './print.css?inline';

/** Saves the printout as a standalone page that opens and prints anywhere without a network. */
export const savePrint = (printed: HTMLElement, title: string, name: string): void => {
  const file = document.implementation.createHTMLDocument(title);
  file.documentElement.lang = document.documentElement.lang;
  file.body.append(file.importNode(printed, true));
  const page = new XMLSerializer().serializeToString(file.documentElement);
  // Added as text, because this page's content security policy forbids creating styles here.
  const head = `<head><meta charset="utf-8" /><style>${css}</style>`;
  saveFile(`${name}.html`, `<!doctype html>\n${page.replace('<head>', () => head)}`, 'text/html');
};
