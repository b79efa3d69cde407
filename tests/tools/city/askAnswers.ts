import { cityFaults } from '~/city/schema';
import { cityEntry } from './cityEntry';
import type { CityAnswers } from './cityFlags';

interface Question {
  words: string;
  /** Keys of the entry that this answer fills in: their faults make the question come again. */
  keys: string[];
  /** What an empty answer means. */
  fallback?: (answers: CityAnswers) => string;
  take: (answer: string) => CityAnswers;
}

const words = (text: string): string[] => text.split(/,?[\s;]+/).filter(Boolean);
const capitals = (id: string): string => id.replace(/(^|-)[a-z]/g, (found) => found.toUpperCase().replace('-', ' '));

const questions: readonly Question[] = [
  { words: 'Id: English name in lower case, words joined by hyphens', keys: ['city'], take: (id) => ({ id }) },
  { words: 'Name in Russian', keys: ['nameForShow.ru'], take: (ru) => ({ ru }) },
  { words: 'Name in English', keys: ['nameForShow.en'], fallback: ({ id = '' }) => capitals(id), take: (en) => ({ en }) },
  { words: 'Where its server answers', keys: ['apiUrl'], fallback: ({ id }) => `/city/${id}`, take: (api) => ({ api }) },
  { words: 'Time zone, such as Asia/Yekaterinburg', keys: ['timeZone'], take: (zone) => ({ zone }) },
  {
    words: 'Edges of its map in degrees: south west north east',
    keys: ['mapBounds'],
    take: (text) => {
      const [south, west, north, east] = words(text);
      return { south, west, north, east };
    },
  },
  { words: 'Its vector tiles', keys: ['mapSource'], fallback: ({ id }) => `/tiles/${id}/{z}/{x}/{y}.pbf`, take: (tiles) => ({ tiles }) },
  {
    words: 'Hosts of its payment pages, with blanks between (may be empty)',
    keys: ['paymentHosts'],
    fallback: () => '',
    take: (text) => ({ host: words(text) }),
  },
  {
    words: 'Number of its SMS commands (may be empty)',
    keys: ['sms'],
    fallback: () => '',
    take: (text) => ({ 'sms-number': text || undefined }),
  },
];

/** Asks until each answer is one that the schema takes. `list` is the list as it is: an id in it is taken. */
export const askAnswers = async (
  list: readonly { city: string }[],
  ask: (question: string) => Promise<string>,
  tell: (sentence: string) => void,
): Promise<CityAnswers> => {
  let answers: CityAnswers = {};
  for (const { words: question, keys, fallback, take } of questions) {
    const usual = fallback?.(answers);
    for (;;) {
      const answer = (await ask(`${question}${usual ? ` [${usual}]` : ''}: `)).trim();
      const next = { ...answers, ...take(answer === '' && usual !== undefined ? usual : answer) };
      const namesakes = list.filter(({ city }) => city === next.id);
      const faults = cityFaults([...namesakes, cityEntry(next)]).filter((fault) => keys.some((key) => isOfKey(fault, key)));
      if (faults.length === 0) {
        answers = next;
        break;
      }
      faults.forEach(tell);
    }
  }
  return answers;
};

const isOfKey = (fault: string, key: string): boolean => fault.includes(`key "${key}"`) || fault.includes(`key "${key}.`);
