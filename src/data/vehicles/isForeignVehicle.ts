import { isLikelyForeign } from '~/domain/vehicle/plate';

interface WireFormat {
  numberTs: string;
  formatGrz?: string;
  country?: string;
}

const isForeignWord = (word = ''): boolean => /^(?:other|foreign)$/i.test(word.trim());

/** True if a vehicle of a driver or a company is foreign: by its format or its country, otherwise by its plate. */
export const isForeignVehicle = ({ numberTs, formatGrz, country }: WireFormat): boolean =>
  isForeignWord(formatGrz) ||
  isForeignWord(country) ||
  (!formatGrz?.trim() && !country?.trim() && isLikelyForeign(numberTs));
