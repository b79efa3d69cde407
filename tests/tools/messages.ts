import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { CatalogType } from '@lingui/conf';

/**
 * Checks the catalogues: they match the code, every text is translated, and every Russian plural has its four forms.
 */

const root = join(import.meta.dirname, '../..');
const languages = ['ru', 'en'] as const;
const fileOf = (language: string): string => join(root, 'locales', language, 'messages.po');
const errors: string[] = [];

const before = languages.map((language) => readFileSync(fileOf(language), 'utf8'));
const lingui = join(root, 'node_modules/@lingui/cli/dist/lingui.js');
const { status, stderr } = spawnSync(
  process.execPath,
  [lingui, 'extract', '--clean', '--overwrite', '--config', 'tests/config/lingui.config.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
if (status !== 0) errors.push(`The messages could not be read from the code: ${stderr}`);
languages.forEach((language, index) => {
  const old = before[index] ?? '';
  if (readFileSync(fileOf(language), 'utf8') !== old)
    errors.push(
      `locales/${language}/messages.po does not match the code: run \`npm run messages\`, translate, commit.`,
    );
  writeFileSync(fileOf(language), old);
});

const pluralForms = { ru: ['one', 'few', 'many', 'other'], en: ['one', 'other'] };

for (const language of languages) {
  const format = formatter({ lineNumbers: false });
  const catalogue = (await format.parse(readFileSync(fileOf(language), 'utf8'), {
    locale: language,
    sourceLocale: 'ru',
    filename: fileOf(language),
  })) as CatalogType;
  for (const [id, { message, translation }] of Object.entries(catalogue)) {
    const text = language === 'ru' ? translation || message : translation;
    const name = message ?? id;
    if (!text) {
      errors.push(`${language}: «${name}» is not translated.`);
      continue;
    }
    for (const [, forms = ''] of text.matchAll(/\{\w+, plural,((?:[^{}]|\{[^{}]*\})*)\}/g)) {
      const missing = pluralForms[language].filter((form) => !new RegExp(`(^|\\s)${form}\\s*\\{`).test(forms));
      if (missing.length > 0) errors.push(`${language}: the plural in «${name}» has no ${missing.join(', ')}.`);
    }
    const places = (one: string): string =>
      [...one.matchAll(/\{(\w+)[},]/g)]
        .map(([, place = '']) => place)
        .sort((a, b) => a.localeCompare(b))
        .join(' ');
    if (message && language === 'en' && places(message) !== places(text))
      errors.push(`en: «${name}» has other places ({…}) than its translation «${text}».`);
  }
}

for (const error of errors) console.error(error);
console.log(errors.length === 0 ? 'Messages: both catalogues are complete.' : `Messages: ${errors.length} faults.`);
process.exitCode = errors.length === 0 ? 0 : 1;
