import { expect, it } from 'vitest';
import { serverImage } from '~/domain/content/serverImage';

const own = { app: 'https://parking.ru', server: 'https://parking.ru', hosts: [] };
const foreign = { app: 'https://parking.ru', server: 'https://api.perm.ru', hosts: [] };
const withCdn = { ...foreign, hosts: ['cdn.perm.ru'] };

it.each([
  ['/files/plan.png', own, 'https://parking.ru/files/plan.png'],
  ['/city/perm/files/plan.png', own, 'https://parking.ru/city/perm/files/plan.png'],
  ['https://parking.ru/plan.png', own, 'https://parking.ru/plan.png'],
  ['/files/plan.png', foreign, 'https://api.perm.ru/files/plan.png'],
  ['https://api.perm.ru/plan.png', foreign, 'https://api.perm.ru/plan.png'],
  ['https://parking.ru/plan.png', foreign, 'https://parking.ru/plan.png'],
  [
    'https://cdn.perm.ru/Карта зон.png',
    withCdn,
    'https://cdn.perm.ru/%D0%9A%D0%B0%D1%80%D1%82%D0%B0%20%D0%B7%D0%BE%D0%BD.png',
  ],
  ['https://cdn.perm.ru/plan.png', foreign, undefined],
  ['https://cdn.perm.ru:8443/plan.png', withCdn, undefined],
  ['http://cdn.perm.ru/plan.png', withCdn, undefined],
  ['https://cdn.perm.ru.evil.ru/plan.png', withCdn, undefined],
  ['//cdn.perm.ru/plan.png', withCdn, undefined],
  ['/icons/Карта зон.png', own, 'https://parking.ru/icons/%D0%9A%D0%B0%D1%80%D1%82%D0%B0%20%D0%B7%D0%BE%D0%BD.png'],
  ['https://evil.ru/plan.png', own, undefined],
  ['https://evil.ru/plan.png', foreign, undefined],
  ['//evil.ru/plan.png', own, undefined],
  ['http://parking.ru/plan.png', own, undefined],
  ['https://user@parking.ru/plan.png', own, undefined],
  ['data:image/png;base64,AAAA', own, undefined],
  ['javascript:alert(1)', own, undefined],
  ['tel:112', own, undefined],
  ['plan.png', own, undefined],
  ['', own, undefined],
  [undefined, own, undefined],
])('a picture at %j for the origins %j is loaded from %j', (address, origins, src) => {
  expect(serverImage(address, origins)).toBe(src);
});
