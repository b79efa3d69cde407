import { parseSync, traverse, types as t, type NodePath } from '@babel/core';
import { lackingIn, namesBelow, placeAt, type Finding, type Source } from './compat';

/** Globals that are an instance of an interface. */
const interfaces: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  location: 'Location',
  history: 'History',
  screen: 'Screen',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
};
const windows = new Set(['window', 'self', 'globalThis']);

/** Members of all interfaces and built-ins by name. */
const members = namesBelow(
  [placeAt('api'), 2],
  [placeAt('javascript', 'builtins'), 2],
  [placeAt('javascript', 'builtins', 'Intl'), 2],
);

const placesOfGlobal = (name: string) => [
  placeAt('api', name),
  placeAt('api', 'Window', name),
  placeAt('javascript', 'builtins', name),
];
const placesOfMember = (object: string, name: string) =>
  windows.has(object)
    ? placesOfGlobal(name)
    : [
        placeAt('api', object, `${name}_static`),
        placeAt('api', interfaces[object] ?? '', name),
        placeAt('javascript', 'builtins', object, name),
      ];
/** Returns the places of a member of an object of unknown type, which may be an element's style. */
const placesOfAny = (name: string) => [
  ...(members.get(name) ?? []),
  placeAt(
    'css',
    'properties',
    name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
  ),
];

/** Returns the name or the text that a node stands for. */
const nameOf = (node: t.Node): string | undefined => {
  if (t.isTemplateLiteral(node)) return node.quasis.length === 1 ? node.quasis[0]?.value.raw : undefined;
  return t.isStringLiteral(node) ? node.value : t.isIdentifier(node) ? node.name : undefined;
};

type Member = NodePath<t.MemberExpression | t.OptionalMemberExpression>;
const memberName = ({ node }: Member): string | undefined =>
  node.computed && t.isIdentifier(node.property) ? undefined : nameOf(node.property);

/**
 * Returns the name of the global that an expression refers to; undefined for anything that the file declares or
 * imports.
 */
const globalName = (path: NodePath<t.Node | null | undefined>): string | undefined => {
  if (path.isTSAsExpression()) return globalName(path.get('expression'));
  if (path.isMemberExpression() || path.isOptionalMemberExpression())
    return windows.has(globalName((path as Member).get('object')) ?? '') ? memberName(path as Member) : undefined;
  if (!path.isIdentifier()) return undefined;
  const binding = path.scope.getBinding(path.node.name);
  return !binding || (t.isVariableDeclaration(binding.path.parent) && binding.path.parent.declare)
    ? path.node.name
    : undefined;
};

const mentions = (node: t.Node, name: string): boolean => {
  let isFound = false;
  t.traverseFast(node, (inner) => void (isFound ||= nameOf(inner) === name));
  return isFound;
};

const exits = (node: t.Statement): boolean => {
  const last = t.isBlockStatement(node) ? node.body.at(-1) : node;
  return t.isReturnStatement(last) || t.isThrowStatement(last) || t.isContinueStatement(last);
};

/** True if the code only checks whether the member exists. */
const isQuestion = ({ parentPath: parent, key }: NodePath): boolean => {
  if (parent?.isOptionalCallExpression()) return parent.node.optional && key === 'callee';
  if (parent?.isOptionalMemberExpression()) return parent.node.optional && key === 'object';
  if (parent?.isUnaryExpression()) return /^(typeof|!)$/.test(parent.node.operator);
  if (parent?.isBinaryExpression()) return /^[!=]==?$/.test(parent.node.operator);
  if (parent?.isLogicalExpression()) return key === 'left' || isQuestion(parent);
  return key === 'test';
};

/** True if the code runs only after a condition has checked for this name. */
const isGuarded = (path: NodePath, name: string): boolean =>
  path.getAncestry().some(({ parent, key, container }) => {
    if (t.isIfStatement(parent) || t.isConditionalExpression(parent))
      return key !== 'test' && mentions(parent.test, name);
    if (t.isLogicalExpression(parent)) return key === 'right' && mentions(parent.left, name);
    const before = Array.isArray(container) ? container.slice(0, Number(key)) : [];
    return before.some((one) => t.isIfStatement(one) && exits(one.consequent) && mentions(one.test, name));
  });

const parse = ({ file, code }: Source): t.File => {
  const plugins = [
    ...(/\.tsx?$/.test(file) ? ['typescript' as const] : []),
    ...(file.endsWith('x') ? ['jsx' as const] : []),
  ];
  const tree = parseSync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    sourceType: 'unambiguous',
    parserOpts: { plugins },
  });
  if (!tree) throw new Error(`${file} cannot be read.`);
  return tree;
};

/** Returns the names of members that the scripts define. */
const declaredNames = (trees: readonly t.File[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const tree of trees)
    t.traverseFast(tree, (node) => {
      if (t.isProperty(node) || t.isMethod(node) || t.isTSPropertySignature(node) || t.isTSMethodSignature(node))
        names.add(nameOf(node.key) ?? '');
      if (t.isAssignmentExpression(node) && t.isMemberExpression(node.left))
        names.add(nameOf(node.left.property) ?? '');
      if (t.isJSXAttribute(node) && t.isJSXIdentifier(node.name)) names.add(node.name.name);
    });
  return names;
};

/**
 * Returns the features in scripts that a served browser lacks, unless the code checks for them first. The type of an
 * object is not known. So a member is reported only if no interface in all browsers has it and no script defines its
 * name.
 */
export const checkScripts = (scripts: readonly Source[]): Finding[] => {
  const trees = scripts.map(parse);
  const rootPackage = declaredNames(trees);
  const findings: Finding[] = [];
  trees.forEach((tree, index) => {
    const report = ({ node }: NodePath, feature: string, lacking: readonly string[] = []): void => {
      const { line = 0, column = 0 } = node.loc?.start ?? {};
      if (lacking.length > 0)
        findings.push({ file: scripts[index]?.file ?? '', line, column: column + 1, feature, lacking });
    };
    const checkMember = (path: NodePath, object: string | undefined, name: string | undefined): void => {
      // Such short names in a build come from the bundler.
      if (name === undefined || name.length < 3 || (object !== undefined && lackingIn(placesOfGlobal(object))?.length))
        return;
      const known = object === undefined ? undefined : lackingIn(placesOfMember(object, name));
      const lacking = known ?? (rootPackage.has(name) ? [] : lackingIn(placesOfAny(name)));
      if (lacking?.length && !isQuestion(path) && !isGuarded(path, name))
        report(path, `${known ? object : ''}.${name}`, lacking);
    };
    traverse(tree, {
      TypeScript: (path) => {
        if (!path.isExpression() && !path.isStatement()) path.skip();
      },
      ReferencedIdentifier: (path) => {
        const name = globalName(path);
        if (name === undefined || t.isUnaryExpression(path.parent, { operator: 'typeof' }) || isGuarded(path, name))
          return;
        report(path, name, lackingIn(placesOfGlobal(name)));
      },
      'MemberExpression|OptionalMemberExpression': (path: NodePath) => {
        const object = (path as Member).get('object');
        // The exports of a module are not members of a browser object.
        const isOfModule = object.isIdentifier() && object.scope.getBinding(object.node.name)?.kind === 'module';
        if (!isOfModule) checkMember(path, globalName(object), memberName(path as Member));
      },
      ObjectPattern: (path) => {
        const from = path.parentPath.isVariableDeclarator() ? globalName(path.parentPath.get('init')) : undefined;
        for (const property of path.get('properties'))
          if (property.isObjectProperty()) checkMember(property, from, nameOf(property.node.key));
      },
      CallExpression: (path) => {
        const [type] = path.node.arguments;
        const callee = t.isMemberExpression(path.node.callee) ? path.node.callee.property : path.node.callee;
        const event = nameOf(callee) === 'addEventListener' && type ? nameOf(type) : undefined;
        if (event) report(path, `the event ${event}`, lackingIn(members.get(`${event}_event`) ?? []));
      },
      RegExpLiteral: (path) => {
        if (path.node.flags.includes('v'))
          report(path, '/v', lackingIn([placeAt('javascript', 'builtins', 'RegExp', 'unicodeSets')]));
      },
      JSXAttribute: (path) => {
        const { name: element } = path.parent as t.JSXOpeningElement;
        if (!t.isJSXIdentifier(element) || /^[A-Z]/.test(element.name) || !t.isJSXIdentifier(path.node.name)) return;
        const attribute = path.node.name.name.toLowerCase();
        const places = [
          placeAt('html', 'global_attributes', attribute),
          placeAt('html', 'elements', element.name, attribute),
        ];
        report(path, `<${element.name} ${attribute}>`, lackingIn(places));
      },
    });
  });
  return findings;
};
