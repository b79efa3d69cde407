// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { RetroactiveStart } from '~/domain/stay/retroactiveStart';
import { useAfterLogin } from '~/features/login/useAfterLogin';
import { setCity } from '~/state/currentCity';
import { saveParkedNote, parkedNotesAtom } from '~/state/parkedNotes';
import { setSignIn } from '~/state/session/signIn';
import type { LoginPurpose } from '~/state/dialogs';
import { store } from '~/state/store';

const router = {
  invalidate: vi.fn<() => Promise<void>>(),
  state: { matches: [] as { routeId: string; search: Record<string, string> }[] },
};
const navigate = vi.fn<(to: object) => Promise<void>>();
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => navigate,
  useRouter: () => router,
}));

/** Renders a login with the given purpose, and returns what it does at its end. */
const afterLoginFor = async (purpose: LoginPurpose): Promise<() => Promise<void>> => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let end = async (): Promise<void> => undefined;
  const Login = () => {
    end = useAfterLogin(() => undefined, purpose);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Login />));
  onTestFinished(() => act(() => root.unmount()));
  return end;
};

beforeEach(() => {
  navigate.mockClear();
  router.invalidate.mockClear();
  router.state.matches = [];
});

it.each([
  ['zone', { zone: '0901' }],
  ['parking', { parkingCode: '17' }],
  ['car park with a barrier', { parkingCode: '40', type: 'planar' }],
])('a login without a purpose pays for the %s whose card is open on the map (AUTH-12)', async (_, search) => {
  router.state.matches = [
    { routeId: '/{-$lng}', search: {} },
    { routeId: '/{-$lng}/', search },
  ];
  const end = await afterLoginFor({});
  await end();
  expect(navigate.mock.calls).toMatchObject([[{ to: '/{-$lng}/profile/parking', search }]]);
});

it('a place that the login was opened for goes before the one on the map', async () => {
  router.state.matches = [{ routeId: '/{-$lng}/', search: { zone: '0901' } }];
  const end = await afterLoginFor({ place: { zone: '0302' } });
  await end();
  expect(navigate.mock.calls).toMatchObject([[{ search: { zone: '0302' } }]]);
});

it.each([
  ['the map without a place', '/{-$lng}/', {}],
  ['another page with a zone in its address', '/{-$lng}/profile/operations', { zone: '0901' }],
])('a login on %s stays there', async (_, routeId, search) => {
  router.state.matches = [{ routeId, search }];
  const end = await afterLoginFor({});
  await end();
  expect(navigate).not.toHaveBeenCalled();
  expect(router.invalidate).toHaveBeenCalledOnce();
});

it('a guest who signs in to pay for a note keeps it, and the form has its vehicle and its start', async () => {
  setCity('perm');
  const plate = 'А123ВС59';
  const post: RetroactiveStart = { kind: 'postPayment', time: '14:02', chosenOn: '2026-11-20' };
  const id = saveParkedNote({ plate, isForeign: false, zone: '0302' });
  const vehicle = { isForeign: false, post };
  const end = await afterLoginFor({ place: { zone: '0302' }, note: { id, plate, duration: '60', vehicle } });
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
  expect(store.get(parkedNotesAtom)).toEqual([]);
  await end();
  expect(store.get(parkedNotesAtom)).toMatchObject([{ id, state: 'open' }]);
  expect(navigate.mock.calls[0]?.[0]).toMatchObject({
    to: '/{-$lng}/profile/parking',
    search: { zone: '0302', plate, duration: '60' },
    state: { car: { post } },
  });
});
