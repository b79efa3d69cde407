import { normalisePlate } from './plate';

/** A vehicle's registration certificate (STS) or a driving licence (VU); document 2, sections 3 and 5. */
export type PaperType = 'STS' | 'VU';
export const paperTypes: readonly PaperType[] = ['STS', 'VU'];

export interface Paper {
  type: PaperType;
  /** Series and number as they are sent: upper case, no spaces. */
  number: string;
}

export type PaperFault = 'noType' | 'empty' | 'format' | 'taken';

const letters = '[A-ZА-ЯЁ]';
const templates: Record<PaperType, RegExp> = {
  STS: new RegExp(`^\\d{2}${letters}{2}\\d{6}$`),
  VU: new RegExp(`^\\d{2}(?:${letters}|\\d){2}\\d{6}$`),
};

/** A number as it is sent and compared: upper case, no spaces or invisible characters, Cyrillic twins for Latin letters. */
export const paperNumber = normalisePlate;

/** `99 АА 999999`, as it stands on the paper; what is no such number stays as it was typed. */
export const paperShown = (typed: string): string => {
  const number = paperNumber(typed);
  return templates.VU.test(number) ? `${number.slice(0, 2)} ${number.slice(2, 4)} ${number.slice(4)}` : typed;
};

/** May a vehicle have it for its certificate? Digits may stand in the place of the letters there (VAL-17, B-90). */
export const isCertificate = (typed: string): boolean => templates.VU.test(paperNumber(typed));

export const isSamePaper = (one: Paper, other: Paper): boolean => one.type === other.type && paperNumber(one.number) === paperNumber(other.number);

/** The form of a paper: nobody is asked less than which of the two it is (VAL-18). */
export interface PaperValues {
  type: PaperType | undefined;
  number: string;
}

/** What is wrong with a paper (VAL-18…VAL-21). `others` are the driver's other papers. */
export const checkPaper = ({ type, number }: PaperValues, others: readonly Paper[]): Partial<Record<keyof PaperValues, PaperFault>> => {
  const typed = paperNumber(number);
  const kinds = type ? [type] : paperTypes;
  const fault = ((): PaperFault | undefined => {
    if (typed === '') return 'empty';
    if (!kinds.some((kind) => templates[kind].test(typed))) return 'format';
    return type && others.some((other) => isSamePaper(other, { type, number })) ? 'taken' : undefined;
  })();
  return { ...(type ? {} : { type: 'noType' as const }), ...(fault ? { number: fault } : {}) };
};

/** What is done with a paper. */
export type PaperDeed = { kind: 'add'; paper: Paper } | { kind: 'edit'; before: Paper; paper: Paper } | { kind: 'remove'; paper: Paper };

/** The papers after a deed; the same papers where it has been done already. */
export const papersAfter = (papers: readonly Paper[], deed: PaperDeed): Paper[] => {
  const before = deed.kind === 'edit' ? deed.before : deed.paper;
  const isIt = (one: Paper): boolean => isSamePaper(one, before) || isSamePaper(one, deed.paper);
  if (deed.kind === 'remove') return papers.filter((one) => !isIt(one));
  const place = papers.findIndex(isIt);
  const others = papers.filter((one) => !isIt(one));
  return place === -1 ? [...others, deed.paper] : others.toSpliced(place, 0, deed.paper);
};

/** Do the papers, read anew, show that a deed was done? */
export const isPaperDeedDone = (papers: readonly Paper[], deed: PaperDeed): boolean => {
  const has = (paper: Paper): boolean => papers.some((one) => isSamePaper(one, paper));
  if (deed.kind === 'remove') return !has(deed.paper);
  return has(deed.paper) && (deed.kind === 'add' || isSamePaper(deed.before, deed.paper) || !has(deed.before));
};
