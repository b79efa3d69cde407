import { describe, expect, it } from 'vitest';
import { emitFamily } from '../../../src/build/family';

const emitted = (sources: Record<string, string>): { open: string; files: Record<string, string> } => {
  const files: Record<string, string> = {};
  const open = emitFamily('city', sources, (fileName, source) => {
    files[fileName] = source;
  });
  return { open, files };
};

describe('modules that share one version', () => {
  it('modules of one version are emitted under the addresses that their rule gives', () => {
    const { open, files } = emitted({ perm: 'export default 1', tula: 'export default 2' });
    const address = /`(.*)`/.exec(open)?.[1] ?? '';
    for (const [name, source] of [
      ['perm', 'export default 1'],
      ['tula', 'export default 2'],
    ] as const)
      expect(files[address.replace('${name}', name).replace("${failures || ''}", '').slice(1)]).toBe(source);
  });

  it('after a failed import, modules are requested at another address, because some browsers never retry one', async () => {
    const requested: string[] = [];
    const answers = [Promise.reject(new TypeError('lost')), Promise.resolve('perm'), Promise.resolve('tula')];
    // Replaces the browser's import and counts the calls.
    const load = (address: string): Promise<unknown> | undefined => {
      requested.push(address);
      return answers[requested.length - 1];
    };
    Object.assign(globalThis, { load });
    const code = `export default ${emitted({ perm: 'a' }).open.replace('import(', 'load(')}`;
    const { default: open } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
      default: (name: string) => Promise<unknown>;
    };
    await expect(open('perm')).rejects.toThrow('lost');
    expect([await open('perm'), await open('tula')]).toEqual(['perm', 'tula']);
    expect(requested[0]).toMatch(/\/city-perm-[\w-]{7}\.js$/);
    expect(requested[1]?.startsWith(`${requested[0]}?again=`)).toBe(true);
    expect(requested[2]).toMatch(/\/city-tula-[\w-]{7}\.js\?again=/);
  });

  it('modules of one version keep their addresses until any of them changes, and then all change', () => {
    const names = (sources: Record<string, string>): string[] => Object.keys(emitted(sources).files);
    const before = names({ perm: 'a', tula: 'b' });
    expect(names({ perm: 'a', tula: 'b' })).toEqual(before);
    expect(names({ perm: 'a', tula: 'c' }).filter((name) => before.includes(name))).toEqual([]);
  });
});
