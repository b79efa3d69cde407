import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a temporary file next to the old one and then replaces it, so that a partial file is never visible. */
export const writeWhole = (path: string, text: string): void => {
  const temporaryPath = `${path}.${process.pid}.new`;
  try {
    writeFileSync(temporaryPath, text, { flag: 'wx' });
    renameSync(temporaryPath, path);
  } catch (error) {
    rmSync(temporaryPath, { force: true });
    throw error;
  }
};
