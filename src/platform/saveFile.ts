/** How long the browser may still read a download from its object URL. */
const graceMs = 60_000;

/** Saves a text or the bytes of a file on the device; `type` is a media type such as `text/csv`. */
export const saveFile = (name: string, content: string | Blob, type: string): void => {
  const href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), graceMs);
};
