import type { Context } from 'hono';
import type { FileReply } from '../calls/Handler';
import type { FakeCityEnv } from './FakeCityEnv';

/** Sends a file as a download. */
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
