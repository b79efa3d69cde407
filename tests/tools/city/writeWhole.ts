import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file beside its old self and then puts it in its place: nobody ever finds half of it. */
export const writeWhole = (path: string, text: string): void => {
  const beside = `${path}.${process.pid}.new`;
  try {
    writeFileSync(beside, text, { flag: 'wx' });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
};
