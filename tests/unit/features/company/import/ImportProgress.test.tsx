// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Company } from '~/domain/company/company';
import { planFile, type FileError, type FilePlan, type FileRow, type RowPlan } from '~/domain/company/companyFile';
import { csvTable } from '~/domain/company/csv';
import { importAtom, type ImportJob } from '~/features/company/import/importJob';
import type { RowOutcome } from '~/features/company/editJobs';
import { ImportProgress } from '~/features/company/import/ImportProgress';
import { readImportFile } from '~/features/company/import/readImportFile';
import { fileErrorText, rowStatusOf, importRowText } from '~/features/company/import/importRowText';
import { CompanyListTabs } from '~/features/company/CompanyListTabs';
import { Fleet } from '~/features/company/lists/Fleet';
import { activate } from '~/i18n/activate';
import { loadMessages } from '~/i18n/messages';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

const company: Company = {
  cars: [{ plate: 'А001АА59', isForeign: false, isMain: true }],
  drivers: [
    { name: 'Ким Олег', phone: '79120000001', isActive: true },
    { name: 'Ли Анна', phone: '79120000002', isActive: true },
  ],
  devices: [],
};
const jobOf = (text: string, more: Partial<ImportJob> = {}): ImportJob => {
  const plan = planFile(csvTable(text), company) as FilePlan;
  return {
    id: 'a',
    owner: 'first',
    fileName: 'f.csv',
    plan,
    outcomes: plan.rows.map(() => undefined),
    status: 'ready',
    run: 0,
    ...more,
  };
};
const draw = (part: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Provider store={store}>{part}</Provider>
    </QueryClientProvider>,
  );

beforeAll(async () => {
  await activate('ru');
  await loadMessages('company');
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('CSS', { supports: () => false });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  setCity('samara');
  setSignIn('samara', 'coop', { token: 't1', cacheKey: 'first' });
  store.set(importAtom, undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refusal = { errorName: 'X', message: 'Нельзя' };
const added: RowPlan = { state: 'new', edits: [] };
const switched: RowPlan = { state: 'new', edits: [], isSwitch: true };

describe('the status of a row', () => {
  it.each<[plan: RowPlan, end: RowOutcome | undefined, severity: string, text: RegExp]>([
    [added, undefined, 'wait', /^Новая машина$/],
    [added, 'done', 'done', /^Добавлено$/],
    [added, 'there', 'there', /^Уже есть в списке$/],
    [added, 'lost', 'bad', /в списке этой строки нет/],
    [added, refusal, 'bad', /^Нельзя$/],
    [added, 'stillOn', 'bad', /^Есть в списке, но осталась включённой: ответ города потерялся$/],
    [added, { ...refusal, isStillActive: true }, 'bad', /^Есть в списке, но осталась включённой\. Нельзя$/],
    [switched, undefined, 'wait', /^Уже есть в списке\. Отключим/],
    [switched, 'done', 'done', /^Отключён$/],
    [switched, 'stillOn', 'bad', /осталась включённой/],
    [{ state: 'there' }, undefined, 'there', /^Уже есть в списке$/],
    [{ state: 'there', isDifferent: true }, undefined, 'there', /останутся прежними/],
    [{ state: 'bad', error: 'twice', firstLine: 7 }, undefined, 'bad', /^Повторяет строку 7$/],
    [{ state: 'bad', error: 'state' }, undefined, 'bad', /«Состояние»/],
    [{ state: 'bad', error: 'foreign' }, undefined, 'bad', /«Иностранный»/],
    [{ state: 'bad', error: 'format' }, undefined, 'bad', /^Такого номера не бывает/],
    [{ state: 'bad', error: 'noSuchCar' }, undefined, 'bad', /^Такой машины в списке нет$/],
  ])('a row with the plan %j that ended as %j shows its status', (plan, end, severity, text) => {
    const row: FileRow = { line: 2, cells: [], label: 'Ким', plan };
    expect(rowStatusOf(row, end)).toBe(severity);
    expect(importRowText(row, end)).toMatch(text);
  });

  it.each<[FileError, RegExp]>([
    ['empty', /ни одной строки/],
    ['columns', /нужные столбцы/],
    ['tooMany', /10 000/],
    ['tooLarge', /20 МБ/],
    ['unreadable', /прочитать не получилось/],
  ])('a file that cannot be used shows the reason %s in words', (error, text) => {
    expect(fileErrorText(error)).toMatch(text);
  });
});

describe('the summary of a file', () => {
  const off = 'ФИО;Телефон;Состояние\nКим Олег;79120000001;отключён\nНовый Пётр;79120000003;отключён';

  it('a file that switches off listed drivers shows how many, before anything is sent', () => {
    draw(<ImportProgress job={jobOf(off)} onAnother={vi.fn()} />);
    expect(screen.getByText('Так сказано в файле, будут отключены из списка: 1 водитель.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Отправить 2 строки' })).toBeTruthy();
  });

  it('a workbook shows which of its tabs was read', () => {
    const job = jobOf(off);
    draw(<ImportProgress job={{ ...job, plan: { ...job.plan, sheetName: 'Парк' } }} onAnother={vi.fn()} />);
    expect(screen.getByText('Лист «Парк»')).toBeTruthy();
  });

  it('a file that only adds rows mentions no switching off', () => {
    draw(<ImportProgress job={jobOf('ФИО;Телефон\nНовый Пётр;79120000003')} onAnother={vi.fn()} />);
    expect(screen.queryByText(/отключён/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Добавить 1 водителя' })).toBeTruthy();
  });

  it.each<[end: RowOutcome, text: RegExp, isThere: boolean]>([
    [{ ...refusal, isStillActive: true }, /Некоторые строки остались включёнными/, true],
    [refusal, /Некоторые строки остались включёнными/, false],
  ])('a file with a row that ended with %j shows what became of its drivers', (end, text, isThere) => {
    draw(<ImportProgress job={jobOf(off, { status: 'finished', outcomes: ['done', end] })} onAnother={vi.fn()} />);
    expect(screen.queryByText(text) !== null).toBe(isThere);
    expect(screen.queryByText(/Строки с ошибками не сохранены/) !== null).toBe(!isThere);
  });
});

describe('a chosen file', () => {
  const file = (...parts: BlobPart[]): File => new File(parts, 'f');
  it.each<[name: string, file: File, fault: FileError]>([
    ['an empty one', file(), 'empty'],
    ['a picture', file(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])), 'columns'],
    ['packed, and no workbook', file(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])), 'unreadable'],
    ['a quote without an end', file('Госномер\n"А001АА59'), 'unreadable'],
    ['too large', Object.defineProperty(file('Госномер'), 'size', { value: 20_000_001 }), 'tooLarge'],
  ])('a chosen file that cannot be used is refused: %s', async (_, chosen, error) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await readImportFile(chosen, company)).toBe(error);
  });
});

describe('a running import beside the lists', () => {
  const line = /^Файл ещё загружается/;
  it.each([
    ['a list', company],
    ['an empty list', { ...company, cars: [] }],
  ])('%s shows a running import as long as it runs', (_, displayed) => {
    store.set(importAtom, jobOf('Госномер\nА002АА59', { status: 'running' }));
    const { unmount } = draw(<Fleet company={displayed} list="cars" />);
    expect(screen.getByText(line)).toBeTruthy();
    unmount();
    store.set(importAtom, jobOf('Госномер\nА002АА59', { status: 'finished' }));
    draw(<Fleet company={displayed} list="cars" />);
    expect(screen.queryByText(line)).toBeNull();
  });

  it('the open tab is moved into view by its row alone, without scrolling the page', () => {
    const intoView = vi.fn();
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
      return this.tagName === 'NAV' ? new DOMRect(0, 0, 360, 48) : new DOMRect(400, 0, 100, 48);
    });
    Element.prototype.scrollIntoView = intoView;
    draw(<CompanyListTabs company={company} list="devices" />);
    expect(screen.getByRole('navigation').scrollLeft).toBe(270);
    expect(intoView).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
