const madeAtStart = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const namedLater = /^\w+\.displayName = .*;$/gm;
const contextLater = /^(\w+)\.contextType = (\w+);$/gm;

function putIntoClass(built: string, name: string, context: string): string {
  const head = new RegExp(`^var ${name} = class extends [\\w.]+ \\{`, 'm');
  if (!head.test(built)) throw new Error(`React Router defines ${name} in another way than expected`);
  return built.replace(head, (line) => `${line} static get contextType() { return ${context}; }`);
}

/**
 * Loader for the build of React Router. It makes contexts and components by calls of which a bundler cannot know that
 * they have no effect, and puts names on them afterwards; so whoever takes two of its hooks would carry links, forms and
 * data routes too. This says of the calls that they are pure, and leaves out the names for developer tools.
 */
// oxlint-disable-next-line import/no-default-export -- the bundler calls the default export of a loader
export default function loosenRouterParts(built: string): string {
  const loose = built
    .replaceAll(madeAtStart, '$1/* @__PURE__ */ $2')
    .replaceAll(namedLater, '')
    .replaceAll(contextLater, '');
  return [...built.matchAll(contextLater)].reduce(
    (code, [, name = '', context = '']) => putIntoClass(code, name, context),
    loose,
  );
}
