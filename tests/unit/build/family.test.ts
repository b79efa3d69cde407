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
  it('stand under the addresses that their rule gives', () => {
    const { open, files } = emitted({ perm: 'export default 1', tula: 'export default 2' });
    const address = /`(.*)`/.exec(open)?.[1] ?? '';
    for (const [name, source] of [
      ['perm', 'export default 1'],
      ['tula', 'export default 2'],
    ] as const)
      expect(files[address.replace('${name}', name).replace('${again}', '').slice(1)]).toBe(source);
  });

  it('keep their addresses as long as nothing changes, and lose them with any of them', () => {
    const names = (sources: Record<string, string>): string[] => Object.keys(emitted(sources).files);
    const before = names({ perm: 'a', tula: 'b' });
    expect(names({ perm: 'a', tula: 'b' })).toEqual(before);
    expect(names({ perm: 'a', tula: 'c' }).filter((name) => before.includes(name))).toEqual([]);
  });
});
