/** Ends a document and returns its bytes. */
export const documentBytes = async (document: PDFKit.PDFDocument): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve, reject) => document.once('end', resolve).once('error', reject));
  document.end();
  await done;
  return Buffer.concat(chunks);
};
