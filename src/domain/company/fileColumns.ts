import { isFullPhone } from '../account/phone';
import { plateKind } from '../vehicle/plate';
import { oneLine } from './companyDriver';

/** Finds the heading of a user's table and the columns that an import reads. */

type Field =
  | 'plate'
  | 'foreign'
  | 'name'
  | 'vin'
  | 'imei'
  | 'fullName'
  | 'surname'
  | 'firstName'
  | 'patronymic'
  | 'phone'
  | 'state';
export type Columns = Partial<Record<Field, number>>;
export type TableRow = readonly string[];

const plateWord =
  '(?:гос(?:ударственный)?|рег(?:истрационный)?|номер(?:ной)?|знак|грз|авто(?:мобил[ья]|машин[аы])?|машин[аы]|тс|ам|транспорт(?:а|ного|ное)?|средств[ао])';
const phoneWord =
  '(?:номер|контактный|моб(?:ильн(?:ый|ого))?|сот(?:ов(?:ый|ого))?|тел(?:ефона?)?|водителя|сотрудника|mobile|cell|phone|number|driver)';

/**
 * Names of columns in users' files without signs and spaces, the most specific first: a vehicle may be named by its
 * model, and a number may count the rows.
 */
const names: Record<Field, readonly RegExp[]> = {
  plate: [
    new RegExp(
      `^(?:(?=.*(?:номер|знак))${plateWord}{2,}|${plateWord}*грз${plateWord}*|(?:licen[cs]e|registration|vehicle|car|number)*plates?(?:number)?|(?:registration|vehicle|car)number)$`,
    ),
    new RegExp(`^(?!номер$)(?:${plateWord}+|car|vehicle)$`),
    /^(?:номер|number)$/,
  ],
  foreign: [/^(?:иностранн(?:ый|ая)(?:номер|машина)?|foreign(?:plate)?)$/],
  name: [
    /^(?:наименование|название|имя)(?:машины|автомобиля|авто|тс)$|^(?:наименование|название)$|^(?:car|vehicle)name$/,
  ],
  vin: [/^вин|vin/],
  imei: [/imei/],
  fullName: [
    /^(?:фио|фамилияимя(?:отчество)?|полноеимя|водитель|сотрудник|имяводителя|drivers?|full|name)(?:водителя|сотрудника|name)?$/,
  ],
  surname: [/^(?:фамилия(?:водителя|сотрудника)?|surname|lastname)$/],
  firstName: [/^(?:имя|firstname)$/, /^имя(?:водителя|сотрудника)$/],
  patronymic: [/^(?:отчество(?:водителя|сотрудника)?|patronymic|middlename)$/],
  phone: [
    new RegExp(`^(?=.*(?:тел(?!я)|моб|сот(?!р)|mobile|phone))${phoneWord}+\\d*$`),
    /тел|моб|сот|контакт|номер|mobile|phone|contact|number/,
  ],
  state: [/^состояние(?:водителя)?$/],
};
const fields = Object.keys(names) as Field[];

/** A column's name without remarks in brackets, signs and spaces: `Гос. № ТС*` is `госномертс`. */
const plainName = (name: string): string => {
  const text = oneLine(name).toLowerCase().replaceAll('ё', 'е');
  const bare = text.replace(/\(.*?\)/g, '').replace(/№(?=.*\p{L})/gu, 'номер');
  return bare.replace(/[^\p{L}\p{N}]/gu, '');
};

/** Returns how specific a column's name is for a field: 0 is the most specific; undefined if it is another name. */
const namingOf = (field: Field, name: string): number | undefined => {
  const index = names[field].findIndex((pattern) => pattern.test(name));
  return index === -1 ? undefined : index;
};

/** True if a plate is a complete Russian one, or one that the company has. */
export type IsPlate = (cell: string) => boolean;

/** Enough cells to recognise a column. */
const maxSample = 200;

/** True if most of the cells in a column that are not empty pass. */
const isMostly = (rows: readonly TableRow[], column: number, isFitting: (cell: string) => boolean): boolean => {
  const sample: string[] = [];
  for (const row of rows) {
    const cell = row[column] ?? '';
    if (cell !== '') sample.push(cell);
    if (sample.length === maxSample) break;
  }
  return sample.filter(isFitting).length * 2 > sample.length;
};

/** By how specific the name is. Names that only the cells can confirm rank lower. */
const namedRanks = [5, 3, 2] as const;
const fittingRanks = [8, 7, 6] as const;
/** A column of plates under an unknown name. It is better than a vehicle's column of models. */
const unnamedRank = 4;

/**
 * Returns the columns of a table by its heading, checked against the cells below: of several columns that may hold
 * plates or phones, the one that does. The heading may be empty. Each cell is trimmed already.
 */
export const columnsOf = (heading: TableRow, rows: readonly TableRow[], isKnownPlate: IsPlate): Columns => {
  const plainNames = heading.map(plainName);
  const width = Math.max(heading.length, ...rows.slice(0, maxSample).map(({ length }) => length));
  const columns: Columns = {};
  const choose = (field: Field, rankOf: (naming: number | undefined, column: number) => number): void => {
    let best = 0;
    for (let column = 0; column < width; column += 1) {
      const rank = rankOf(namingOf(field, plainNames[column] ?? ''), column);
      if (rank <= best) continue;
      best = rank;
      columns[field] = column;
    }
  };
  for (const field of fields)
    if (field !== 'plate' && field !== 'phone')
      choose(field, (naming) => (naming === undefined ? 0 : (fittingRanks[naming] ?? 0)));
  choose('phone', (naming, column) => {
    if (naming === undefined) return 0;
    if (isMostly(rows, column, isFullPhone)) return fittingRanks[naming] ?? 0;
    return naming === 0 ? namedRanks[0] : 0;
  });
  const isPlate: IsPlate = (cell) => plateKind(cell) !== undefined || isKnownPlate(cell);
  choose('plate', (naming, column) => {
    if (column === columns.phone) return 0;
    const isFitting = isMostly(rows, column, isPlate);
    if (naming !== undefined) return (isFitting ? fittingRanks : namedRanks)[naming] ?? 0;
    return isFitting && columns.phone === undefined ? unnamedRank : 0;
  });
  return columns;
};

/** True if the column's name can mean nothing but a plate. A name such as "vehicle" may stand above models as well. */
export const isPlateName = (name: string): boolean => namingOf('plate', plainName(name)) === 0;

/** The most rows above a heading, which hold titles. */
export const maxTitles = 15;

/**
 * Returns the index of the row that names the columns, or -1. Titles may stand above it. It is the row with the most
 * known names, before the first row with a plate or a phone.
 */
export const headingIndex = (rows: readonly TableRow[]): number => {
  const firstData = rows.findIndex((row) => row.some((cell) => isFullPhone(cell) || plateKind(cell) !== undefined));
  const candidates = rows.slice(0, firstData === -1 ? maxTitles : Math.min(firstData, maxTitles));
  const scores = candidates.map((row) => {
    const plainNames = row.map(plainName);
    return fields.reduce((sum, field) => {
      const namings = plainNames.flatMap((name) => namingOf(field, name) ?? []);
      return namings.length === 0 ? sum : sum + (Math.min(...namings) === 0 ? 2 : 1);
    }, 0);
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
};
