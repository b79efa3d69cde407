import { maxTopUpKopecks, readKopecks } from '../../rules/money';
import { Refusal } from '../Refusal';

/** The sum of a top-up in kopecks. Throws NoSumEntered, ItNeedToBeANumber, RefillAmountCanNotBeMaxAllowable. */
export const readSum = (text: string): number => {
  const kopecks = readKopecks(text);
  if (typeof kopecks === 'string') throw new Refusal(kopecks === 'notANumber' ? 'ItNeedToBeANumber' : 'NoSumEntered');
  if (kopecks > maxTopUpKopecks) throw new Refusal('RefillAmountCanNotBeMaxAllowable');
  return kopecks;
};
