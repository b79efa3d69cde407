import { expect, it, vi } from 'vitest';
import { fieldProps } from '~/ui/form/useForm';

it('a field gets its value and its error, changes that value alone, and says when it is left', () => {
  const form = {
    values: { plate: 'А001АА59', place: '0901' },
    set: vi.fn(),
    blur: vi.fn(),
    error: (name: 'plate' | 'place') => (name === 'plate' ? ('Empty' as const) : undefined),
  };
  const field = fieldProps(form);
  const plate = field('plate');
  expect(plate).toMatchObject({ value: 'А001АА59', error: 'Empty' });
  plate.onChange('К777ОР159');
  plate.onBlur();
  expect(form.set).toHaveBeenCalledExactlyOnceWith({ plate: 'К777ОР159' });
  expect(form.blur).toHaveBeenCalledExactlyOnceWith('plate');
});

it('an error is shown in words where the field is given them', () => {
  const form = { values: { plate: '' }, set: vi.fn(), blur: vi.fn(), error: () => 'Empty' as const };
  expect(fieldProps(form)('plate', (code) => `${code}!`).error).toBe('Empty!');
});
