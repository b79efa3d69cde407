/** One block of a `_headers` file: its path pattern and its headers, in order. */
export interface HeaderRule {
  /** The pattern as written in the file. */
  path: string;
  pattern: RegExp;
  headers: [name: string, value: string][];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `*` matches anything, `:name` one segment of a path. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/(\*|:[a-z]\w*)/i)
      .map((segment) => {
        if (segment === '*') return '.*';
        return /^:[a-z]/i.test(segment) ? '[^/]+' : escaped(segment);
      })
      .join('')}$`,
  );

/**
 * Parses the `_headers` convention of static hosts: a path at the start of a line, its headers indented below it, `#`
 * for comments.
 */
export const parseHeaderRules = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const [, name = '', value = ''] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== '') rules.at(-1)?.headers.push([name, value.trim()]);
    else if (!/^\s/.test(line)) rules.push({ path: line.trim(), pattern: patternOf(line.trim()), headers: [] });
  }
  return rules;
};

/** The headers of a path. Later blocks override earlier ones. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Headers => {
  const headers = new Headers();
  for (const { pattern, headers: lines } of rules)
    if (pattern.test(path)) for (const [name, value] of lines) headers.set(name, value);
  return headers;
};
