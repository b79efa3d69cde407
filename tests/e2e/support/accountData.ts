import type { SeededUser } from '../../tools/control';
import { city, type FakeCity } from './fixtures';

interface WireVehicle {
  numberTs: string;
  mainTs: boolean;
  formatGrz: string;
  category: string;
  name: string | null;
  STSNumber: string | null;
}

const call = async (
  { url }: FakeCity,
  method: string,
  path: string,
  input: Record<string, string>,
): Promise<unknown> => {
  const parameters = new URLSearchParams(input);
  const address = `${url}/city/${city}/api/profile/${path}`;
  const isInQuery = method === 'GET' || method === 'DELETE';
  const reply = await fetch(isInQuery ? `${address}?${parameters}` : address, {
    method,
    body: isInQuery ? undefined : parameters,
  });
  return reply.json();
};

/** The vehicles and documents that the city has for a driver. */
export const cityRecord = async (fakeCity: FakeCity, { token }: SeededUser) => {
  const { result } = (await call(fakeCity, 'GET', 'get-profile-v6', { token })) as {
    result: { ts: WireVehicle[]; documents: { type: string; title: string }[] };
  };
  return {
    plates: result.ts.map(({ numberTs }) => numberTs),
    main: result.ts.filter(({ mainTs }) => mainTs).map(({ numberTs }) => numberTs),
    vehicle: (plate: string) => result.ts.find(({ numberTs }) => numberTs === plate),
    documents: result.documents.map(({ type, title }) => `${type} ${title}`),
  };
};

/** Changes a driver's data as another device would. */
export const changeOnOtherDevice = (
  fakeCity: FakeCity,
  { token }: SeededUser,
  method: 'POST' | 'PUT' | 'DELETE',
  path: 'car' | 'document',
  input: Record<string, string>,
) => call(fakeCity, method, path, { token, ...input });

/** The parameters that a journey's driver sent with one call. */
export const sentBy = async (
  { control }: FakeCity,
  { token }: SeededUser,
  method: string,
  path: string,
): Promise<Record<string, string>[]> =>
  (await control.requests(`/api/profile/${path}`)).flatMap((request) => {
    if (request.method !== method || !request.path.endsWith(path)) return [];
    const { token: owner, ...rest } = Object.fromEntries(new URLSearchParams(request.body || request.query));
    return owner === token ? [rest] : [];
  });

let documentCount = 0;
/** Returns the number of a document in this series that no other journey uses. */
export const nextDocument = (series: string): string => {
  documentCount += 1;
  return `59${series}${String(100_000 + documentCount)}`;
};
