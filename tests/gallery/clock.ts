/** A Friday, 13:40 on the city's clock, in milliseconds. Every component is rendered at this moment. */
export const now = Date.UTC(2026, 10, 20, 10, 40);
export const timeZone = 'Europe/Moscow';
