export type ContentCoding = 'br' | 'gzip' | 'identity';

/** The coding for a client: brotli, otherwise gzip, otherwise none, as its Accept-Encoding allows. */
export const codingFor = (accepted: string | undefined): ContentCoding => {
  const offers = (accepted ?? '').split(',').map((one) => {
    const [name = '', ...rest] = one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return { name, isRefused: rest.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
  });
  const takes = (name: string): boolean => offers.some((offer) => offer.name === name && !offer.isRefused);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
};
