/** Colours of the scale of prices (`domain/map/mapPrice`), on a light and on a dark ground; the dearer, the further from green. */
export const priceColours: readonly { light: string; dark: string }[] = [
  { light: '#0B6B3A', dark: '#3FBF7F' },
  { light: '#2F7DE1', dark: '#7DB4FF' },
  { light: '#1B4F9C', dark: '#4C86E8' },
  { light: '#6B3FA0', dark: '#B58AF0' },
  { light: '#A3231B', dark: '#FF7A6E' },
];

/** What does not work now has no price. */
export const inactiveColour = { light: '#6B7686', dark: '#8A94A3' };
