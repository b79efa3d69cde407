/** The status of a login. `EmptyPass` is an account without a password, `Request error` a network failure. */
type LoginStatus = 'waiting' | 'entering' | 'ok' | 'error' | 'EmptyPass' | 'Request error';

/** Why there is no usable response. */
type RequestError = 'offline' | 'notTheCity' | 'unreadable';

export interface LoginState {
  status: LoginStatus;
  errorName?: string;
  message?: string;
  error?: RequestError;
  /** How long a busy server wants the client to wait. */
  waitMs?: number;
  /** The captcha for the next attempt (base64 PNG). It stays until the server sends another answer. */
  captcha?: string;
}

export type LoginEvent =
  | { type: 'send' }
  | { type: 'ok' }
  | { type: 'refused'; errorName: string; message?: string; captcha?: string }
  | { type: 'busy'; waitMs: number }
  | { type: 'failed'; error: RequestError }
  | { type: 'reset' };

export const loginStart: LoginState = { status: 'waiting' };

/** Longer pictures are not drawn. */
const maxCaptchaLength = 500_000;

/** One login, from the first attempt on. Pure: server responses arrive as events. */
export const loginFlow = (state: LoginState, event: LoginEvent): LoginState => {
  const { captcha } = state;
  switch (event.type) {
    case 'reset':
      return loginStart;
    case 'send':
      return { status: 'entering', captcha };
    default:
      // Ignore the response to an attempt that was cancelled.
      return state.status === 'entering' ? answered(event, captcha) : state;
  }
};

const answered = (event: Exclude<LoginEvent, { type: 'reset' | 'send' }>, captcha: string | undefined): LoginState => {
  switch (event.type) {
    case 'ok':
      return { status: 'ok' };
    case 'busy':
      return { status: 'Request error', waitMs: event.waitMs, captcha };
    case 'failed':
      return { status: 'Request error', error: event.error, captcha };
    case 'refused': {
      const { errorName, message } = event;
      if (errorName === 'EmptyPass') return { status: 'EmptyPass', errorName };
      const picture = event.captcha?.trim();
      return {
        status: 'error',
        errorName,
        message,
        captcha: picture && picture.length <= maxCaptchaLength ? picture : undefined,
      };
    }
  }
};
