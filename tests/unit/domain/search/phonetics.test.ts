import { describe, expect, it } from 'vitest';
import { normaliseForSearch } from '~/domain/search/citySearch';
import { phoneticKey, isKind } from '~/domain/search/phonetics';
import { hostileTexts } from '../../support/hostileTexts';

describe('the sound of a street typed in Latin letters', () => {
  it.each<[string, string[]]>([
    ['Ленина', ['lenina', 'Lenina']],
    ['Тверская', ['tverskaya', 'tverskaia', 'tverskaja', 'twerskaya']],
    ['Чехова', ['chekhova', 'chehova', 'tchekhova']],
    ['Щорса', ['shchorsa', 'schorsa', 'shorsa', 'shhorsa', 'shchersa']],
    ['Площадь', ['ploshchad', 'ploschad', 'ploshad']],
    ['Жукова', ['zhukova']],
    ['Нижняя', ['nizhnyaya', 'nizhniaia', 'nizhnjaja']],
    ['Нижний', ['nizhny', 'nizhniy', 'nizhnii', 'nizhnij', 'nizhni']],
    ['Хохрякова', ['khokhryakova', 'hohryakova', 'hohriakova']],
    ['Центральная', ['tsentralnaya', 'centralnaya', 'tsentralnaia']],
    ['Советская', ['sovetskaya', 'sovetskaja']],
    ['Юрша', ['yursha', 'iursha', 'jursha']],
    ['Люблинская', ['lyublinskaya', 'liublinskaya', 'ljublinskaja']],
    ['Ильича', ['ilyicha', 'ilicha']],
    ['Екатерининская', ['ekaterininskaya', 'yekaterininskaya', 'ekaterininskaia']],
    ['Киевская', ['kievskaya', 'kiyevskaya']],
    ['Соловьёва', ['solovyeva', 'soloveva', 'solovyova']],
    ['Королёва', ['koroleva', 'korolyova']],
    ['Хрущёва', ['khrushcheva', 'khrushchova', 'hrusheva']],
    ['Александра', ['aleksandra', 'alexandra']],
    ['Россия', ['rossiya', 'rossia', 'rosiya']],
    ['Крылова', ['krylova', 'krilova']],
    ['Объездная', ['obyezdnaya', 'obezdnaya']],
    ['Район', ['rayon', 'raion']],
    ['Чайковского', ['chaykovskogo', 'chaikovskogo', 'tchaikovskogo']],
    ['Эльбрусская', ['elbrusskaya', 'elbruskaya']],
  ])('the street %s sounds the same in all its Latin spellings', (name, spellings) => {
    for (const input of spellings)
      expect(phoneticKey(normaliseForSearch(input))).toBe(phoneticKey(normaliseForSearch(name)));
  });

  it.each([
    ['Ленина', 'Лунина'],
    ['Чехова', 'Шехова'],
    ['Садовая', 'Заводская'],
  ])('the street %s does not sound like %s', (one, other) =>
    expect(phoneticKey(normaliseForSearch(one))).not.toBe(phoneticKey(normaliseForSearch(other))),
  );

  it.each([
    ['shc', 'Щорса'],
    ['c', 'Центральная'],
    ['tverska', 'Тверская'],
    ['nizhn', 'Нижний'],
    ['lyu', 'Люблинская'],
  ])('the unfinished %s sounds like the beginning of %s', (input, name) =>
    expect(phoneticKey(normaliseForSearch(name)).startsWith(phoneticKey(input))).toBe(true),
  );

  it('no text breaks the phonetic key, and a number has no sound', () => {
    for (const text of hostileTexts) expect(typeof phoneticKey(text)).toBe('string');
    expect(phoneticKey('12a')).toBe('');
  });
});

it.each(['улица', 'ul', 'ulitsa', 'ulica', 'prospekt', 'pereulok', 'street', 'пер', 'zone', 'зонa'])(
  'the word %s says what kind of place is meant',
  (word) => expect(isKind(word)).toBe(true),
);
it.each(['lenina', 'ленина', 'u', 'д', ''])('the word %j does not name a kind of place', (word) =>
  expect(isKind(word)).toBe(false),
);
