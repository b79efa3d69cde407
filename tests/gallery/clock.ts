/** A Friday, 13:40 by the city's clock: every piece is drawn at this moment. In milliseconds. */
export const now = Date.UTC(2026, 10, 20, 10, 40);
export const timeZone = 'Europe/Moscow';
