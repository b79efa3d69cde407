/** The cadastral quarter in which a zone lies, for the city that shows quarters in place of zones (`decisions.md`, "differing city"). Invented. */
export const cadastralQuarter = (zone: string): string => `23:49:${zone}003`;
