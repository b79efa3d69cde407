import { describe, expect, it } from 'vitest';
import { bannerPicture, bannerStamp } from '~/domain/content/banner';

const origins = { app: 'https://parking.example', server: 'https://perm.example', hosts: [] };
const both = { image: '/wide.png', narrowImage: '/narrow.png' };
const wide = 'https://perm.example/wide.png';
const narrow = 'https://perm.example/narrow.png';

describe('the banner at the start', () => {
  it.each([
    ['below 750 px the narrow one', both, 749, narrow],
    ['from 750 px the wide one', both, 750, wide],
    ['the wide one where there is no other', { image: '/wide.png' }, 360, wide],
    ['the wide one where the narrow one may not be loaded', { ...both, narrowImage: 'javascript:alert(1)' }, 360, wide],
    [
      'the narrow one where the wide one may not be loaded',
      { ...both, image: 'data:image/png;base64,AAAA' },
      1280,
      narrow,
    ],
    ['one from the app itself', { image: 'https://parking.example/a.png' }, 1280, 'https://parking.example/a.png'],
    ['none from elsewhere', { image: 'https://elsewhere.example/a.png' }, 1280, undefined],
    ['none over plain http', { image: 'http://perm.example/a.png' }, 1280, undefined],
    ['none of another kind', { image: 'tel:+79120000000', narrowImage: '//elsewhere.example/a.png' }, 360, undefined],
    [
      'none from an address with a name in it',
      { image: 'https://perm.example@elsewhere.example/a.png' },
      1280,
      undefined,
    ],
    ['none from no address', { image: 'null' }, 1280, undefined],
  ])('the banner at the start chooses its picture: %s', (_, banner, width, src) => {
    expect(bannerPicture(banner, width, origins)).toBe(src);
  });

  it('a banner is new with another version or, without a version, with other pictures', () => {
    const stamp = bannerStamp({ ...both, version: '1' });
    expect(bannerStamp({ image: '/other.png', version: '1', link: '/news' })).toBe(stamp);
    expect(bannerStamp({ ...both, version: '2' })).not.toBe(stamp);
    expect(bannerStamp({ ...both, link: '/news' })).toBe(bannerStamp(both));
    expect(bannerStamp({ ...both, narrowImage: '/n2.png' })).not.toBe(bannerStamp(both));
  });
});
