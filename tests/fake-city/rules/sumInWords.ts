type Forms = readonly [one: string, few: string, many: string];

const units = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const teens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const tens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const hundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];

const rouble: Forms = ['рубль', 'рубля', 'рублей'];
const kopeck: Forms = ['копейка', 'копейки', 'копеек'];
/** The ranks of three digits each, from the lowest. Thousands are feminine. */
const ranks: readonly { forms: Forms; isFeminine: boolean }[] = [
  { forms: rouble, isFeminine: false },
  { forms: ['тысяча', 'тысячи', 'тысяч'], isFeminine: true },
  { forms: ['миллион', 'миллиона', 'миллионов'], isFeminine: false },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'], isFeminine: false },
];

/** The form of a noun after a number: 1 рубль, 2 рубля, 5 рублей. */
const formOf = (count: number, [one, few, many]: Forms): string => {
  const [last, lastTwo] = [count % 10, count % 100];
  if (lastTwo >= 11 && lastTwo <= 14) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
};

const belowThousand = (count: number, isFeminine: boolean): string[] => {
  const rest = count % 100;
  const unit = isFeminine && rest % 10 === 1 ? 'одна' : isFeminine && rest % 10 === 2 ? 'две' : units[rest % 10];
  const small = rest >= 10 && rest < 20 ? [teens[rest - 10]] : [tens[Math.floor(rest / 10)], unit];
  return [hundreds[Math.floor(count / 100)], ...small].filter(
    (word): word is string => word !== undefined && word !== '',
  );
};

/**
 * A sum in words, as on receipts: «Одна тысяча двести рублей 50 копеек». Takes whole kopecks below a billion roubles.
 */
export const sumInWords = (kopecks: number): string => {
  const roubles = Math.floor(kopecks / 100);
  const words = ranks
    .map(({ forms, isFeminine }, rank) => ({
      part: Math.floor(roubles / 1000 ** rank) % 1000,
      forms,
      isFeminine,
      rank,
    }))
    .reverse()
    .flatMap(({ part, forms, isFeminine, rank }) =>
      part === 0 && rank > 0 ? [] : [...belowThousand(part, isFeminine), formOf(part, forms)],
    );
  const all = [...(roubles === 0 ? ['ноль'] : []), ...words].join(' ');
  const rest = kopecks % 100;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} ${String(rest).padStart(2, '0')} ${formOf(rest, kopeck)}`;
};
