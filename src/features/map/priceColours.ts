/**
 * Colours of the price scale (`domain/map/mapPrice`), on light and dark ground. The higher the price, the further from
 * green.
 */
export const priceColours: readonly { light: string; dark: string }[] = [
  { light: '#0B6B3A', dark: '#3FBF7F' },
  { light: '#2F7DE1', dark: '#7DB4FF' },
  { light: '#1B4F9C', dark: '#4C86E8' },
  { light: '#6B3FA0', dark: '#B58AF0' },
  { light: '#A3231B', dark: '#FF7A6E' },
];

/** For parkings that do not operate now or have no known price. */
export const inactiveColour = { light: '#6B7686', dark: '#8A94A3' };
