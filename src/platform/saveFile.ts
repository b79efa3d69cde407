/** How long a download may still read from its address. */
const graceMs = 60_000;

/** Gives a text to the device as a file; `type` as in `text/csv`. */
export const saveFile = (name: string, text: string, type: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), graceMs);
};
