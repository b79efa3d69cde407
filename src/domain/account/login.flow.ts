/** Where a login stands (document 1, section 4): the last two are an account without a password, and a failure of the network. */
type LoginStatus = 'waiting' | 'entering' | 'ok' | 'error' | 'EmptyPass' | 'Request error';

/** Why nothing usable came. */
type RequestError = 'offline' | 'notTheCity' | 'unreadable';

export interface LoginState {
  status: LoginStatus;
  errorName?: string;
  message?: string;
  error?: RequestError;
  /** A busy server asks to wait so long. */
  waitMs?: number;
  /** The picture to be answered with the next try (base64 PNG), until the server says otherwise. */
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

/** The longest picture that is drawn. */
const maxCaptchaLength = 500_000;

/** One login from the first try on. Pure: what the server says comes in as events. */
export const loginFlow = (state: LoginState, event: LoginEvent): LoginState => {
  const { captcha } = state;
  switch (event.type) {
    case 'reset':
      return loginStart;
    case 'send':
      return { status: 'entering', captcha };
    default:
      // An answer to a try that was taken back is none.
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
