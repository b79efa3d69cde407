import type { SignPlace } from './qrFlags';
import { qrCode } from './qrCode';
import { capital, fitting, Sheet, widthOf } from './Sheet';
import { displayedAddress } from './signAddress';
import { signTexts, type SignLanguage, type SignTexts } from './signTexts';
import { smsParts } from './smsParts';

/** A5 portrait, in millimetres. */
export const signSize = { width: 148, height: 210 } as const;

/** The way to pay without internet: the phone number, and the city's template of the command that starts a stay. */
interface SignSms {
  number: string;
  template: string;
}

export interface Sign {
  /** The first one is written large. */
  languages: readonly SignLanguage[];
  cityName: Record<SignLanguage, string>;
  place: SignPlace;
  /** The address that the code opens. */
  address: string;
  sms?: SignSms;
  /** True if the address does not work from a street. The sign then states that. */
  isSample: boolean;
}

/**
 * The blue of the road sign, which a black-and-white printer turns into dark grey. Everything else is black, for a
 * single ink and sharp edges.
 */
const blue = '#1B4F9C';
const white = '#FFFFFF';
const black = '#000000';
const { width, height } = signSize;
/** The margin that printers leave white. */
const edge = 7;
const inner = width - 2 * edge;
const middle = width / 2;

/** Returns the SVG of a parking sign for a post: the number, the code, the address in letters, and the SMS command. */
export const signSvg = (sign: Sign): string => {
  const { languages, cityName, place, isSample, sms } = sign;
  const sheet = new Sheet(width, height);
  sheet.draw(`<rect width="${width}" height="${height}" fill="${white}"/>`);
  const bottom = height - edge - (isSample ? 3 : 0);
  const smsTop = bottom - (sms ? smsHeight : 0);
  drawHead(sheet, sign);
  drawScan(sheet, sign, headBottom, smsTop - 3);
  if (sms) drawSms(sheet, sign, sms, smsTop);
  if (isSample) drawSample(sheet, sign);
  const [first = 'ru'] = languages;
  return sheet.svg(`${signTexts[first][place.kind]} ${place.number}, ${cityName[first]}`);
};

const inEach = ({ languages }: Sign, textOf: (texts: SignTexts) => string): string[] =>
  languages.map((language) => textOf(signTexts[language]));
/** Each language has its own line. The first is large and bold. */
const large = (size: number, other: number) => (text: string, index: number) => ({
  text,
  size: index === 0 ? size : other,
  weight: index === 0 ? ('bold' as const) : ('plain' as const),
});

const box = (x: number, y: number, w: number, h: number, style: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" ${style}/>`;

const headHeight = 42;
const headBottom = edge + headHeight;

/** Draws the head as on a street sign: a white P on blue, and the number. */
const drawHead = (sheet: Sheet, sign: Sign): void => {
  sheet.draw(box(edge, edge, inner, headHeight, `fill="${blue}"`));
  // The same drawing as in `src/components/ZoneBadge.tsx`.
  sheet.draw(
    `<path transform="translate(12 13) scale(1.25)" d="M4 24V2.5h7a6 6 0 0 1 0 12H4" fill="none" stroke="${white}" stroke-width="4"/>`,
  );
  const [left, right] = [45, width - edge - 7];
  const [first = 'ru'] = sign.languages;
  const small = { y: 16.5, size: 6, colour: white, weight: 'plain', widest: (right - left) / 2 - 2 } as const;
  sheet.write(inEach(sign, (texts) => texts[sign.place.kind]).join(' · '), { ...small, x: left });
  sheet.write(sign.cityName[first], { ...small, x: right, align: 'right' });
  // A long number is smaller, but stays vertically centred.
  const size = fitting(sign.place.number, 31, right - left);
  sheet.write(sign.place.number, { x: left, y: 31.5 + (size * capital) / 2, size, colour: white });
};

/** The smallest font size for an address. Shorter lines are easier to type, smaller letters are not. */
const smallestAddress = 4.2;

/**
 * Draws the instruction, the code, and the address for people who cannot scan it. The code is as large as the space
 * between `top` and `bottom` permits.
 */
const drawScan = (sheet: Sheet, sign: Sign, top: number, bottom: number): void => {
  const displayedUrl = displayedAddress(sign.address);
  const isLong = widthOf(displayedUrl, smallestAddress) > inner;
  const addressLines = isLong ? displayedUrl.split(/(?=\?)/) : [displayedUrl];
  const under = 13 + 5.5 * addressLines.length;

  let y = top + 1;
  for (const { text, size, weight } of inEach(sign, ({ scan }) => scan).map(large(11, 7))) {
    y += size + 1;
    sheet.write(text, { x: middle, y, size, weight, align: 'middle', widest: inner });
  }
  const codeTop = y + 4.5;
  const side = Math.min(100, bottom - under - codeTop);
  const code = qrCode(sign.address);
  // The frame surrounds the white border that belongs to the code.
  const line = 1.2;
  sheet.draw(
    box(
      middle - (side + line) / 2,
      codeTop - line / 2,
      side + line,
      side + line,
      `fill="none" stroke="${blue}" stroke-width="${line}"`,
    ),
  );
  sheet.draw(
    `<path transform="translate(${middle - side / 2} ${codeTop}) scale(${side / code.size})" d="${code.path}"/>`,
  );

  const centred = { x: middle, align: 'middle', widest: inner } as const;
  y = codeTop + side + 6;
  sheet.write(inEach(sign, ({ easy, ticket }) => (sign.place.kind === 'barrier' ? ticket : easy)).join(' · '), {
    ...centred,
    y,
    size: 4.6,
  });
  sheet.write(inEach(sign, ({ type }) => type).join(' · '), { ...centred, y: y + 5.5, size: 3.6, weight: 'plain' });
  for (const [index, text] of addressLines.entries())
    sheet.write(text, { ...centred, y: y + 11 + 5.5 * index, size: 4.8 });
};

const smsHeight = 35;
/** Example values for the fields of a template. The plate and hours are clearly not a driver's own. */
const sample = { plate: 'А123ВС77', hours: '2', amount: '100' };

/** Draws the command as it is typed, with an explanation of each field. */
const drawSms = (sheet: Sheet, sign: Sign, { number, template }: SignSms, top: number): void => {
  sheet.draw(box(edge + 0.5, top + 0.5, inner - 1, smsHeight - 1, `fill="none" stroke="${black}" stroke-width="1"`));
  const [left, right] = [edge + 6, width - edge - 6];
  const widest = right - left;
  let y = top + 1;
  const isRussian = /\p{Script=Cyrillic}/u.test(template);
  for (const { text, size, weight } of inEach(sign, (texts) => texts.text(number, isRussian)).map(large(6.6, 4.4))) {
    y += size + 0.6;
    sheet.write(text, { x: middle, y, size, weight, align: 'middle', widest });
  }
  const parts = smsParts(template, { ...sample, zone: sign.place.number });
  const command = parts.map(({ text }) => text).join('');
  y = top + 22.5;
  const size = sheet.write(command, { x: middle, y, size: 9, align: 'middle', widest });

  let pen = middle - widthOf(command, size) / 2;
  const captions = parts.flatMap(({ text, field }) => {
    const from = pen;
    pen += widthOf(text, size);
    if (!field) return [];
    sheet.draw(
      `<path d="M${from} ${y + 1.2}v1.3h${pen - from}v-1.3" fill="none" stroke="${black}" stroke-width="0.5"/>`,
    );
    const name = field === 'zone' ? sign.place.kind : field;
    const lines = inEach(sign, (texts) => texts.parts[name]).map(large(3.8, 3.6));
    return [
      {
        lines,
        at: (from + pen) / 2,
        half: Math.max(...lines.map((line) => widthOf(line.text, line.size, line.weight))) / 2,
      },
    ];
  });
  // A caption may be wider than its short field. The captions to its left move aside.
  let end = right + 2;
  const places = captions.toReversed().map(({ at, half }) => {
    const x = Math.min(at, end - half);
    end = x - half - 1.5;
    return x;
  });
  for (const [index, { lines }] of captions.entries())
    for (const [row, line] of lines.entries())
      sheet.write(line.text, {
        x: places.at(-1 - index) ?? middle,
        y: y + 6.2 + row * 3.9,
        size: line.size,
        weight: line.weight,
        align: 'middle',
      });
};

const drawSample = (sheet: Sheet, sign: Sign): void => {
  sheet.draw(`<rect y="${height - edge}" width="${width}" height="${edge}" fill="${black}"/>`);
  const text = inEach(sign, (texts) => texts.sample).join(' · ');
  sheet.write(text, { x: middle, y: height - 2.2, size: 4.2, colour: white, align: 'middle', widest: inner });
};
