import { defineConfig, type OxlintOverride } from 'oxlint';
import {
  barredPaths,
  exemptFromSinks,
  globalOwners,
  layers,
  leavesPage,
  mayImport,
  packageOwners,
  unranked,
  type Barred,
  type Layer,
} from './tests/config/ranks.ts';

// The linter resolves globs from this file's folder. It runs under tsx, because Node loads TypeScript without help only
// from 22.18 on. An override replaces earlier ones for the same rule, so each lists everything that applies to its
// files.

const folders = [...layers, 'build'];
const isLayer = (name: string): name is Layer => layers.some((layer) => layer === name);

const ownedPackages = (glob?: string): Barred[] =>
  packageOwners
    .filter(({ files }) => files !== glob)
    .map(({ packages, message }) => ({ regex: `^(${packages.join('|')})(/|$)`, message }));

const otherFolder: Barred = {
  regex: String.raw`^(\.\./)+(${folders.join('|')})(/|$)`,
  message: 'Import another layer as ~/layer/file, not by a relative path.',
};
/** Paths that leave a feature: one step up from its own files, two from files in a folder of the feature. */
const otherFeature = (steps: number): Barred => ({
  regex: String.raw`^(\.\./){${steps}}`,
  message: 'A feature does not import another: what two share belongs in a lower layer.',
});

/** The imports that are forbidden for the files of a glob in `src`. */
const barredImports = (glob: string): Barred[] => {
  const [folder = ''] = glob.split('/');
  const allowed = isLayer(folder) ? layers.filter((layer) => mayImport(folder, layer)) : (unranked[folder] ?? []);
  const otherLayers: Barred = {
    group: ['~/**', ...allowed.map((layer) => `!~/${layer}/**`)],
    message:
      allowed.length > 0
        ? `${folder} may import only ${allowed.join(', ')}.`
        : `${folder} imports no layer, and its own files by relative paths.`,
  };
  const climbing = folder === 'features' ? otherFeature(glob === 'features/**' ? 1 : 2) : otherFolder;
  return [otherLayers, climbing, ...(isLayer(folder) ? (barredPaths[folder] ?? []) : []), ...ownedPackages(glob)];
};
const imports = (glob: string, patterns = barredImports(glob)): OxlintOverride => ({
  files: [`src/${glob}`],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Globals that only other files may use. */
const ownedGlobals = (file?: string): { name: string; message: string }[] =>
  globalOwners
    .filter(({ files }) => file === undefined || !files.includes(file))
    .flatMap(({ globals, message }) => globals.map((name) => ({ name, message })));
const leaving = { message: `Only ${leavesPage} leaves the page.` };
const html = { message: 'HTML is not inserted as text: ui/html draws its elements.' };
const ownedProperties = [
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({ property, ...html })),
  ...ownedGlobals().flatMap(({ name, message }) =>
    ['window', 'globalThis'].map((object) => ({ object, property: name, message })),
  ),
];
const waysToLeave = [
  { object: 'window', property: 'open', ...leaving },
  { object: 'window', property: 'location', ...leaving },
  { object: 'location', property: 'assign', ...leaving },
  { object: 'location', property: 'replace', ...leaving },
];
const browserOnly = ['window', 'document', 'navigator'].map((name) => ({
  name,
  message: 'domain does not depend on a browser.',
}));

/** The rules for all of `src`, and their exceptions. */
const sourceOverrides: OxlintOverride[] = [
  { files: ['src/**', 'sw/**'], rules: { 'sinks/no-sink': 'error' } },
  { files: exemptFromSinks.map((file) => `src/${file}`), rules: { 'sinks/no-sink': 'off' } },
  imports('**', [otherFolder, ...ownedPackages()]),
  ...layers.map((layer) => imports(`${layer}/**`)),
  imports('features/*/*/**'),
  ...packageOwners.map(({ files }) => imports(files)),
  imports('build/**'),
  imports('main.tsx', [
    ...barredImports('main.tsx'),
    { group: ['./*/**', '!./app/**'], message: 'main.tsx may import only app.' },
  ]),
  {
    files: ['src/**'],
    rules: {
      'no-restricted-globals': ['error', ...ownedGlobals()],
      'no-restricted-properties': ['error', ...ownedProperties, ...waysToLeave],
    },
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-globals': ['error', ...ownedGlobals(), ...browserOnly],
      'no-restricted-properties': [
        'error',
        ...ownedProperties,
        ...waysToLeave,
        { object: 'Date', property: 'now', message: 'The time is passed in as an argument.' },
      ],
    },
  },
  ...globalOwners.flatMap(({ files }) =>
    files.map((file): OxlintOverride => ({
      files: [`src/${file}`],
      rules: { 'no-restricted-globals': ['error', ...ownedGlobals(file)] },
    })),
  ),
  { files: [`src/${leavesPage}`], rules: { 'no-restricted-properties': ['error', ...ownedProperties] } },
];

const fakeCityImports = 'The fake city imports the contract and the city list, nothing else of the app.';
const notOfFakeCity = [...folders.filter((folder) => folder !== 'api' && folder !== 'city'), 'main'].join('|');

export default defineConfig({
  plugins: ['react', 'typescript', 'jsx-a11y', 'unicorn', 'import', 'oxc'],
  jsPlugins: ['./tests/config/sinks.mjs'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, es2023: true },
  ignorePatterns: ['dist', 'node_modules', '**/*.gen.ts', '.data', 'tests/output'],
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-assertion': 'error',
    'import/no-cycle': 'error',
    'import/no-self-import': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    eqeqeq: 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-script-url': 'error',
    'no-await-in-loop': 'off',
    'unicorn/no-await-expression-member': 'off',
    'consistent-return': 'off',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
        destructuredArrayIgnorePattern: '^_',
        ignoreRestSiblings: true,
      },
    ],
    'unicorn/require-post-message-target-origin': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    ...sourceOverrides,
    {
      files: ['sw/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['~/**', '../**', '!../src/domain/content/{nonAppPath,workerCaches}'],
                message: 'The service worker shares only domain/content/nonAppPath and workerCaches with the page.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['tests/fake-city/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              { regex: String.raw`^(~|(\.\./)+src)/(${notOfFakeCity})(/|$)`, message: fakeCityImports },
              { regex: String.raw`^(~|(\.\./)+src)/api/[^/]+$`, message: fakeCityImports },
              {
                regex: String.raw`^(~|(\.\./)+src)/city/(cities|buildSettings|capabilities)`,
                message: fakeCityImports,
              },
            ],
          },
        ],
        'no-console': 'off',
      },
    },
    {
      files: ['tests/{tools,e2e,bench,cross-browser,screenshots,contract,config}/**', 'vite.config.ts', 'src/build/**'],
      rules: { 'no-console': 'off' },
    },
    { files: ['tests/fake-city/store/Store.ts'], rules: { 'typescript/no-unnecessary-type-parameters': 'off' } },
    {
      // Playwright reads the names of the fixtures that a test needs from an object pattern, which may be empty.
      files: [
        'tests/e2e/support/fixtures.ts',
        'tests/e2e/support/releaseFixtures.ts',
        'tests/faults/releaseTest.ts',
        'tests/simulation/browser/fixtures.ts',
        'tests/gallery/gallery.spec.ts',
      ],
      rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
    },
    { files: ['tests/{unit,e2e,faults,contract}/**'], rules: { 'no-script-url': 'off' } },
  ],
});
