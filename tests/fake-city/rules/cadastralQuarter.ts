/** The cadastral quarter of a zone, for the city that shows quarters instead of zones. The numbers are invented. */
export const cadastralQuarter = (zone: string): string => `23:49:${zone}003`;
