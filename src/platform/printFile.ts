import { openFile } from './redirectTo';

/** How long a tab may take to show a file. */
const patienceMs = 10_000;
const stepMs = 100;

/**
 * Opens a file of this origin in a new tab, and the browser's print dialog for it. To be called at a tap. Some viewers
 * do not let a page print: then the tab shows the file, and its own menu prints it. Returns false if no tab may open, or
 * if a tab would only download the file, as in Chrome on Android.
 */
export const printFile = (url: string): boolean => {
  // Older supported browsers lack this answer.
  const hasViewer = (navigator as { pdfViewerEnabled?: boolean }).pdfViewerEnabled !== false;
  const tab = hasViewer && openFile(url);
  if (!tab) return false;
  const until = Date.now() + patienceMs;
  const timer = setInterval(() => {
    try {
      const isShown = tab.location.href === url && tab.document.readyState === 'complete';
      if (!isShown && !tab.closed && Date.now() < until) return;
      clearInterval(timer);
      if (isShown) tab.print();
    } catch {
      // The viewer is of another origin.
      clearInterval(timer);
    }
  }, stepMs);
  return true;
};
