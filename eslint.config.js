import js from '@eslint/js';
import { existsSync } from 'node:fs';
import vue from 'eslint-plugin-vue';
import ts from 'typescript-eslint';
import { readComponentsAsScripts } from './scripts/lint/components.mjs';

readComponentsAsScripts();

/**
 * Rules that need types take most of ESLint's time. The short suite applies them to src, the deep suite (`npm run
 * test:deep`) to tests and tools as well. All files with types share one program, so that each type is computed once.
 */
const DEEP = process.env.SUITE === 'deep';
const FIELD = existsSync('lab/node_modules');
const withTypes = (project) => ({
  parserOptions: { ...project, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.vue'] },
});

/** A rule that forbids imports by pattern, each with an error message. */
const forbid = (...groups) => ({
  'no-restricted-imports': [
    'error',
    { patterns: groups.map(([group, message]) => ({ group: [].concat(group), message })) },
  ],
});
const ELECTRON = [['electron'], 'Only main/electron and the preload may import Electron.'];
const NODE = [['node:*', 'fs', 'path'], 'This layer must not import Node. Use a port instead.'];
const UP = [['**/main/**', '**/preload/**', '**/renderer/**'], 'This layer must not import a higher layer.'];

/** Rules that need types. */
const TYPED = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
};
/**
 * Forbids conditions whose result follows from the types. Either the condition is superfluous, or a type lacks
 * `undefined`: use `at()` when an index may be out of range. Tests and tools are exempt, because they check at run time
 * that the types are correct.
 */
const NEEDED = {
  '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
};
/** Rules against the use of `any` values. */
const SAFE = {
  '@typescript-eslint/no-unsafe-assignment': 'error',
  '@typescript-eslint/no-unsafe-call': 'error',
  '@typescript-eslint/no-unsafe-member-access': 'error',
  '@typescript-eslint/no-unsafe-return': 'error',
  '@typescript-eslint/no-unsafe-argument': 'error',
};

export default ts.config(
  { ignores: ['dist', 'release', '.cache', 'node_modules', 'test-results', 'playwright-report'] },
  // A separate package, checked only if its dependencies are installed.
  { ignores: FIELD ? [] : ['lab/field'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...vue.configs['flat/recommended'],
  {
    files: DEEP ? ['**/*.{ts,vue}'] : ['src/**/*.{ts,vue}'],
    ignores: ['tools/new-game/template/**', 'lab/field/**'],
    languageOptions: withTypes({ project: DEEP ? 'tsconfig/lint-deep.json' : 'tsconfig/lint.json' }),
    rules: TYPED,
  },
  ...(DEEP && FIELD
    ? [{ files: ['lab/field/**/*.ts'], languageOptions: withTypes({ projectService: true }), rules: TYPED }]
    : []),
  { files: ['src/**/*.{ts,vue}'], rules: NEEDED },
  {
    files: DEEP ? ['{src,tools,lab}/**/*.ts'] : ['src/**/*.ts'],
    // These files use components as values. ESLint does not know the types of components, but vue-tsc checks these
    // files.
    ignores: [
      'tools/new-game/template/**',
      'src/renderer/app/main.ts',
      'src/renderer/games/*/ui.ts',
      'tools/dev/pieces/main.ts',
    ],
    rules: SAFE,
  },
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'vue/no-v-html': 'error',
      'vue/multi-word-component-names': 'off',
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/require-default-prop': 'off',
      'vue/attributes-order': 'off',
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      ...forbid(ELECTRON, NODE, UP, [['**/ipc/**', 'vue', 'pinia', 'pixi.js'], 'The engine may only import itself.']),
      'no-restricted-globals': ['error', 'Date', 'performance', 'process', 'window', 'document', 'setTimeout', 'fetch'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use Random instead, so that games are reproducible.' },
      ],
    },
  },
  { files: ['src/ipc/**/*.ts'], rules: forbid(ELECTRON, NODE, UP) },
  {
    files: ['src/renderer/{board,games}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='destroy'] > ObjectExpression > Property[key.name='children']",
          message: 'Use dispose (board/dispose), which also destroys the contexts of shapes.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,vue}'],
    // Texts.
    ignores: ['src/renderer/{,games/*/}locales/**'],
    rules: { 'max-lines': ['error', 300], 'max-lines-per-function': ['error', 80] },
  },
  { files: ['src/renderer/stores/**/*.ts'], rules: { 'max-lines': ['error', 100] } },
  {
    files: ['src/main/services/**/*.ts'],
    rules: forbid(ELECTRON, [
      ['**/main/electron/**', '**/main/web/**', '../electron/**', '../web/**'],
      'Services must not import a shell.',
    ]),
  },
  { files: ['src/main/web/**/*.ts', 'tools/console/**/*.ts'], rules: forbid(ELECTRON) },
  {
    files: ['src/renderer/**/*.{ts,vue}'],
    rules: forbid(ELECTRON, NODE, [['**/main/**'], 'Use the bridge to reach main.']),
  },
  {
    files: ['src/renderer/stores/**/*.ts'],
    rules: forbid(ELECTRON, NODE, [['pixi.js', 'pixi.js/*'], 'Stores are reactive and must not contain Pixi objects.']),
  },
);
