import type { Header } from './ServerRules';

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`.trimStart(),
  ...indented(lines),
  '}',
];
export const header = (matcher: string, [name, value]: Header): string => `header ${matcher} ${name} "${value}"`;
