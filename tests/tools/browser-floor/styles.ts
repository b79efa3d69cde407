import { parse, type ChildNode, type Declaration } from 'postcss';
import { lackingIn, namesBelow, placeAt, type Finding, type Source } from './compat';

/** All functions of values in the data. */
const functions = namesBelow([placeAt('css', 'types'), 4]);

const isInSupports = ({ parent }: ChildNode): boolean =>
  parent !== undefined &&
  parent.type !== 'root' &&
  parent.type !== 'document' &&
  ((parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') || isInSupports(parent as ChildNode));

/** True if the same rule sets the property another time, possibly with a prefix. */
const hasFallback = (style: Declaration): boolean =>
  (style.parent?.nodes ?? []).some(
    (other) => other !== style && other.type === 'decl' && other.prop.replace(/^-(webkit|moz)-/, '') === style.prop,
  );

const namesIn = (text: string, expression: RegExp): string[] => [
  ...new Set([...text.matchAll(expression)].map(([, name = '']) => name)),
];

/**
 * Returns the features in style sheets that a served browser lacks, except behind `@supports` and where the rule has a
 * fallback.
 */
export const checkStyles = (sheets: readonly Source[]): Finding[] =>
  sheets.flatMap(({ file, code }) => {
    const findings: Finding[] = [];
    parse(code).walk((node) => {
      if (isInSupports(node)) return;
      const check = (feature: string, ...places: Parameters<typeof lackingIn>[0]): boolean => {
        const { line = 0, column = 0 } = node.source?.start ?? {};
        const lacking = lackingIn(places) ?? [];
        if (lacking.length > 0) findings.push({ file, line, column, feature, lacking });
        return lacking.length > 0;
      };
      if (node.type === 'atrule') {
        check(`@${node.name}`, placeAt('css', 'at-rules', node.name));
        for (const name of namesIn(node.params, /\(\s*([a-z-]+)/g))
          check(`@${node.name} (${name})`, placeAt('css', 'at-rules', node.name, name));
      } else if (node.type === 'rule') {
        // In such a list, a browser skips selectors that it does not know.
        const selector = node.selector.replaceAll(/:(is|where)\([^()]*\)/g, '');
        for (const name of namesIn(selector, /:([a-z][a-z-]*)/g)) check(`:${name}`, placeAt('css', 'selectors', name));
        if (node.parent?.type === 'rule') check('a rule within a rule', placeAt('css', 'selectors', 'nesting'));
      } else if (node.type === 'decl' && !node.prop.startsWith('-webkit-') && !hasFallback(node)) {
        if (check(node.prop, placeAt('css', 'properties', node.prop))) return;
        for (const word of namesIn(node.value, /(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g))
          check(`${node.prop}: ${word}`, placeAt('css', 'properties', node.prop, word));
        for (const name of namesIn(node.value, /(?<![\w-])([a-z][a-z-]*)\(/g))
          check(`${name}()`, ...(functions.get(name) ?? []));
      }
    });
    return findings;
  });
