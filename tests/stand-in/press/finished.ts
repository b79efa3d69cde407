/** Ends a document and gives its bytes. */
export const finished = async (document: PDFKit.PDFDocument): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const done = new Promise((resolve, reject) => document.once('end', resolve).once('error', reject));
  document.end();
  await done;
  return Buffer.concat(pieces);
};
