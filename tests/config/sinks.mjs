// A lint rule: no text becomes markup or code, only one file leaves the page, and message listeners check the origin.
// Its exceptions are in ranks.ts.

const html = 'Draw a text as text, and HTML of a server by ui/html.';
const redirectMessage = 'Only ui/leave leaves the page.';
const code = 'A text does not become code.';
const message = 'Any page may send a message: check its origin, and list the file in tests/config/ranks.ts.';

const globals = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'frames', 'opener']);
const assigned = { innerHTML: html, outerHTML: html, srcdoc: html, onmessage: message };
const called = {
  insertAdjacentHTML: html,
  createContextualFragment: html,
  setHTMLUnsafe: html,
  parseHTMLUnsafe: html,
  execScript: code,
};
const attributes = { srcDoc: html, srcdoc: html, dangerouslySetInnerHTML: html };
const partsOfAddress = new Set(['href', 'hash', 'search', 'pathname', 'host', 'hostname', 'port', 'protocol']);

/** Returns the name after the last dot, or between brackets. */
const lastName = ({ property, computed }) =>
  computed ? (typeof property.value === 'string' ? property.value : undefined) : property.name;
const inner = (node) =>
  node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression' || node.type === 'ChainExpression'
    ? inner(node.expression)
    : node;

const noSink = {
  create(context) {
    const report = (node, text) => context.report({ node, message: text });
    /** True if the name refers to the browser's global and not to one of the file's own. */
    const isOfBrowser = (node, name) => {
      if (node.type !== 'Identifier' || node.name !== name) return false;
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper)
        if (scope.set.get(name)?.defs.length > 0) return false;
      return true;
    };
    const isWindow = (node) => node.type === 'Identifier' && globals.has(node.name) && isOfBrowser(node, node.name);
    const isLocation = (node) =>
      isOfBrowser(node, 'location') ||
      (node.type === 'MemberExpression' &&
        lastName(node) === 'location' &&
        (isWindow(inner(node.object)) || isOfBrowser(inner(node.object), 'document')));

    return {
      AssignmentExpression({ left: target }) {
        const left = inner(target);
        if (isLocation(left)) return report(left, redirectMessage);
        if (left.type !== 'MemberExpression') return;
        const name = lastName(left);
        if (Object.hasOwn(assigned, name ?? '')) report(left, assigned[name]);
        if (partsOfAddress.has(name) && isLocation(inner(left.object))) report(left, redirectMessage);
      },
      CallExpression(node) {
        const callee = inner(node.callee);
        const [first] = node.arguments;
        const isText = first?.type === 'Literal' && typeof first.value === 'string';
        if (callee.type === 'Identifier') {
          if (isOfBrowser(callee, 'open')) report(node, redirectMessage);
          if (isOfBrowser(callee, 'eval') || isOfBrowser(callee, 'Function')) report(node, code);
          if (isOfBrowser(callee, 'addEventListener') && isText && first.value === 'message') report(node, message);
          if (
            (isOfBrowser(callee, 'setTimeout') || isOfBrowser(callee, 'setInterval')) &&
            (isText || first?.type === 'TemplateLiteral')
          )
            report(node, code);
        }
        if (callee.type !== 'MemberExpression') return;
        const [name, object] = [lastName(callee) ?? '', inner(callee.object)];
        if (Object.hasOwn(called, name)) report(node, called[name]);
        if (name === 'parseFromString' && !/^(application|text)\/xml$/.test(String(node.arguments[1]?.value)))
          report(node, html);
        if (name === 'open' && (isWindow(object) || isOfBrowser(object, 'document'))) report(node, redirectMessage);
        if (name === 'eval' && isWindow(object)) report(node, code);
        if ((name === 'write' || name === 'writeln') && isOfBrowser(object, 'document')) report(node, html);
        if ((name === 'assign' || name === 'replace') && isLocation(object)) report(node, redirectMessage);
        if (name === 'addEventListener' && isWindow(object) && isText && first.value === 'message')
          report(node, message);
        if (
          /^setAttribute(NS)?$/.test(name) &&
          node.arguments.some(({ type, value }) => type === 'Literal' && /^(srcdoc|on[a-z]+)$/i.test(String(value)))
        )
          report(node, html);
      },
      NewExpression(node) {
        if (isOfBrowser(node.callee, 'Function')) report(node, code);
      },
      JSXAttribute(node) {
        if (Object.hasOwn(attributes, node.name.name)) report(node, attributes[node.name.name]);
      },
      Property({ key, parent }) {
        if (parent.type === 'ObjectExpression' && Object.hasOwn(attributes, key.name ?? ''))
          report(key, attributes[key.name]);
      },
    };
  },
};

export default { meta: { name: 'sinks' }, rules: { 'no-sink': noSink } };
