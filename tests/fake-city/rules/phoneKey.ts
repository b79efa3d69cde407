/** The eleven digits of a Russian phone, beginning with 7; undefined where it is none (document 1, section 9). */
export const phoneKey = (text: string): string | undefined => {
  const digits = text.replace(/\D/g, '');
  if (!/^[\d\s()+-]+$/.test(text.trim()) || !/^[78]\d{10}$/.test(digits)) return undefined;
  return `7${digits.slice(1)}`;
};
