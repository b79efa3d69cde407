// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { RetroactiveStart } from '~/domain/stay/retroactiveStart';
import { useAfterLogin } from '~/features/login/useAfterLogin';
import { setCity } from '~/state/currentCity';
import { saveParkedNote, parkedNotesAtom } from '~/state/parkedNotes';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

const navigate = vi.fn<(to: object) => Promise<void>>();
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => navigate,
  useRouter: () => ({ invalidate: vi.fn<() => void>() }),
}));

it('a guest who signs in to pay for a note keeps it, and the form has its vehicle and its start', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  setCity('perm');
  const plate = 'А123ВС59';
  const post: RetroactiveStart = { kind: 'postPayment', time: '14:02', chosenOn: '2026-11-20' };
  const id = saveParkedNote({ plate, isForeign: false, zone: '0302' });
  const vehicle = { isForeign: false, post };
  let end = async (): Promise<void> => undefined;
  const Login = () => {
    end = useAfterLogin(() => undefined, { place: { zone: '0302' }, note: { id, plate, duration: '60', vehicle } });
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Login />));
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
  expect(store.get(parkedNotesAtom)).toEqual([]);
  await end();
  expect(store.get(parkedNotesAtom)).toMatchObject([{ id, state: 'open' }]);
  expect(navigate.mock.calls[0]?.[0]).toMatchObject({
    to: '/{-$lng}/profile/parking',
    search: { zone: '0302', plate, duration: '60' },
    state: { car: { post } },
  });
  act(() => root.unmount());
});
