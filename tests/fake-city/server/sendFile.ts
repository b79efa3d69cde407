import type { Context } from 'hono';
import type { FileReply } from '../calls/Handler';
import type { FakeCityEnv } from './FakeCityEnv';

/** A file as a browser keeps it. */
export const sendFile = async (
  c: Context<FakeCityEnv>,
  { contentType, fileName, make }: FileReply,
): Promise<Response> => {
  const bytes = await make();
  return c.body(bytes, 200, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Content-Length': String(bytes.length),
    'Cache-Control': 'no-store',
  });
};
