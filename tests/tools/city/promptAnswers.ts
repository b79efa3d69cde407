import { cityErrors } from '~/city/schema';
import { cityEntry } from './cityEntry';
import type { CityAnswers } from './cityFlags';

interface Question {
  description: string;
  /** Keys of the entry that this answer fills in. Errors in them repeat the question. */
  keys: string[];
  /** The value of an empty answer. */
  fallback?: (answers: CityAnswers) => string;
  take: (answer: string) => CityAnswers;
}

const wordsOf = (text: string): string[] => text.split(/,?[\s;]+/).filter(Boolean);
const capitals = (id: string): string => id.replace(/(^|-)[a-z]/g, (found) => found.toUpperCase().replace('-', ' '));

const questions: readonly Question[] = [
  { description: 'Id: English name in lower case, words joined by hyphens', keys: ['city'], take: (id) => ({ id }) },
  { description: 'Name in Russian', keys: ['nameForShow.ru'], take: (ru) => ({ ru }) },
  {
    description: 'Name in English',
    keys: ['nameForShow.en'],
    fallback: ({ id = '' }) => capitals(id),
    take: (en) => ({ en }),
  },
  {
    description: 'Where its server answers',
    keys: ['apiUrl'],
    fallback: ({ id }) => `/city/${id}`,
    take: (api) => ({ api }),
  },
  { description: 'Time zone, such as Asia/Yekaterinburg', keys: ['timeZone'], take: (zone) => ({ zone }) },
  {
    description: 'Edges of its map in degrees: south west north east',
    keys: ['mapBounds'],
    take: (text) => {
      const [south, west, north, east] = wordsOf(text);
      return { south, west, north, east };
    },
  },
  {
    description: 'Its vector tiles',
    keys: ['mapSource'],
    fallback: ({ id }) => `/tiles/${id}/{z}/{x}/{y}.pbf`,
    take: (tiles) => ({ tiles }),
  },
  {
    description: 'Hosts of its payment pages, with blanks between (may be empty)',
    keys: ['paymentHosts'],
    fallback: () => '',
    take: (text) => ({ host: wordsOf(text) }),
  },
  {
    description: 'Number of its SMS commands (may be empty)',
    keys: ['sms'],
    fallback: () => '',
    take: (text) => ({ 'sms-number': text || undefined }),
  },
];

/** Repeats each question until the schema accepts the answer. Ids in `list` are taken. */
export const promptAnswers = async (
  list: readonly { city: string }[],
  prompt: (question: string) => Promise<string>,
  log: (sentence: string) => void,
): Promise<CityAnswers> => {
  let answers: CityAnswers = {};
  for (const { description: question, keys, fallback, take } of questions) {
    const usual = fallback?.(answers);
    for (;;) {
      const answer = (await prompt(`${question}${usual ? ` [${usual}]` : ''}: `)).trim();
      const next = { ...answers, ...take(answer === '' && usual !== undefined ? usual : answer) };
      const namesakes = list.filter(({ city }) => city === next.id);
      const errors = cityErrors([...namesakes, cityEntry(next)]).filter((error) =>
        keys.some((key) => isOfKey(error, key)),
      );
      if (errors.length === 0) {
        answers = next;
        break;
      }
      errors.forEach(log);
    }
  }
  return answers;
};

const isOfKey = (error: string, key: string): boolean =>
  error.includes(`key "${key}"`) || error.includes(`key "${key}.`);
