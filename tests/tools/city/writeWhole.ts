import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file beside its old self and then puts it in its place: nobody ever finds half of it. */
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
