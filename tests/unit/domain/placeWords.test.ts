import { describe, expect, it } from 'vitest';
import { plain } from '~/domain/citySearch';
import { bySound, isKind } from '~/domain/placeWords';
import { hostileTexts } from '../hostile';

describe('a street typed in Latin letters sounds as its name', () => {
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
  ])('%s', (name, spellings) => {
    for (const typed of spellings) expect(bySound(plain(typed))).toBe(bySound(plain(name)));
  });

  it.each([
    ['Ленина', 'Лунина'],
    ['Чехова', 'Шехова'],
    ['Садовая', 'Заводская'],
  ])('%s is not %s', (one, other) => expect(bySound(plain(one))).not.toBe(bySound(plain(other))));

  it.each([
    ['shc', 'Щорса'],
    ['c', 'Центральная'],
    ['tverska', 'Тверская'],
    ['nizhn', 'Нижний'],
    ['lyu', 'Люблинская'],
  ])('%s is on its way to %s', (typed, name) => expect(bySound(plain(name)).startsWith(bySound(typed))).toBe(true));

  it('nothing breaks it, and a number has no sound', () => {
    for (const text of hostileTexts) expect(typeof bySound(text)).toBe('string');
    expect(bySound('12a')).toBe('');
  });
});

it.each(['улица', 'ul', 'ulitsa', 'ulica', 'prospekt', 'pereulok', 'street', 'пер', 'zone', 'зонa'])('%s says what kind of place is meant', (word) =>
  expect(isKind(word)).toBe(true),
);
it.each(['lenina', 'ленина', 'u', 'д', ''])('%j says none', (word) => expect(isKind(word)).toBe(false));
