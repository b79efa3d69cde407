// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { StayActions } from '~/components/driver/StayActions';
import { hourMs } from '~/domain/time/cityTime';
import { openEnd, type Stay } from '~/domain/stay/stay';

const stay: Stay = {
  id: '1',
  plate: 'А123ВС77',
  zone: '0302',
  startsAt: Date.now() - hourMs,
  endsAt: Date.now() + hourMs,
  status: 'active',
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  i18n.loadAndActivate({ locale: 'ru', messages: {} });
});

const buttonsOf = async (patch: Partial<Stay>): Promise<(string | null)[]> => {
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(async () => root.render(<StayActions sms={{} as never} stay={{ ...stay, ...patch }} isOnlyOne />));
  return [...box.querySelectorAll('button')].map(({ textContent }) => textContent);
};

it('a stay with an end can be extended, reminded of and stopped', async () => {
  expect(await buttonsOf({})).toEqual(['Продлить', 'Остановить', 'Напомнить']);
});

it('a stay without an end offers no reminder, because there is nothing to be reminded of', async () => {
  expect(await buttonsOf({ endsAt: openEnd, isOpenEnded: true })).toEqual(['Продлить', 'Остановить']);
});
