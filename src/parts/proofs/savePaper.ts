import { saveFile } from '~/ui/saveFile';
import css from './paper.css?inline';

/** Gives the paper to the device as a page of its own, which opens and prints anywhere without a network. */
export const savePaper = (paper: HTMLElement, title: string, name: string): void => {
  const file = document.implementation.createHTMLDocument(title);
  file.documentElement.lang = document.documentElement.lang;
  const style = file.createElement('style');
  style.textContent = css;
  const charset = file.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  file.head.prepend(charset);
  file.head.append(style);
  file.body.append(file.importNode(paper, true));
  saveFile(`${name}.html`, `<!doctype html>\n${new XMLSerializer().serializeToString(file.documentElement)}`, 'text/html;charset=utf-8');
};
