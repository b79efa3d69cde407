/** The eleven digits of a Russian phone, starting with 7; undefined if it is not one. */
export const phoneKey = (text: string): string | undefined => {
  const digits = text.replace(/\D/g, '');
  if (!/^[\d\s()+-]+$/.test(text.trim()) || !/^[78]\d{10}$/.test(digits)) return undefined;
  return `7${digits.slice(1)}`;
};
