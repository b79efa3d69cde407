import * as v from 'valibot';
import { isAddress } from './schema.ts';

/**
 * `1`, `true`, `on` switch on; `0`, `false`, `off` switch off; an empty or missing value means the default. Anything
 * else stops the build.
 */
const flag = (fallback: boolean) =>
  v.optional(
    v.pipe(
      v.picklist(['1', 'true', 'on', '0', 'false', 'off', ''], '1, true, on, 0, false or off'),
      v.transform((text) => (text === '' ? fallback : ['1', 'true', 'on'].includes(text))),
    ),
    fallback ? '1' : '0',
  );

const script = v.optional(
  v.pipe(
    v.string(),
    v.check((address) => address === '' || isAddress(address), 'a path beginning with / or an https address'),
  ),
  '',
);
const text = v.optional(v.string(), '');
/** Hosts, separated by spaces. */
const hosts = v.optional(
  v.pipe(
    v.string(),
    v.transform((list) => list.split(/\s+/).filter(Boolean)),
    v.array(v.pipe(v.string(), v.regex(/^https:\/\/[a-z\d.-]+(:\d+)?$/, 'https hosts with blanks between them'))),
  ),
  '',
);

/** A third party's script and the id by which it knows this site. A demonstration build uses its own. */
const widgetOf = (isDemo: boolean, id: string, address: string, demoScript: string): { id: string; script: string } =>
  isDemo && id === '' && address === '' ? { id: 'demo', script: demoScript } : { id, script: address };

const cardOf = (isDemo: boolean, publicKey: string, address: string): { publicKey: string; script: string } => {
  const { id, script } = widgetOf(isDemo, publicKey, address, '/demo/card-widget.js');
  return { publicKey: id, script };
};

const thirdPartyOf = (isDemo: boolean, client: string, address: string): { clientId: string; script: string } => {
  const { id, script } = widgetOf(isDemo, client, address, '/demo/sign-in.js');
  return { clientId: id, script };
};

/** The settings of a build, by the names of their environment variables (see the table in README.md). */
const buildSettingsSchema = v.pipe(
  v.object({
    VITE_EASY_AUTH: flag(true),
    VITE_REGISTRATION: flag(true),
    VITE_RESTORE: flag(true),
    VITE_FEEDBACK: flag(true),
    VITE_PENALTY: flag(true),
    VITE_THIRD_PARTY_ID_CLIENT: text,
    VITE_THIRD_PARTY_ID_SCRIPT: script,
    VITE_CAPTCHA_SITE_KEY: text,
    VITE_CAPTCHA_SCRIPT: script,
    /** The scheme of the addresses that open the mobile app. */
    VITE_APP_SCHEME: v.optional(
      v.pipe(v.string(), v.regex(/^([a-z][a-z0-9+.-]*)?$/, 'a scheme such as cityparking')),
      'cityparking',
    ),
    VITE_CARD_PUBLIC_KEY: text,
    VITE_CARD_SCRIPT: script,
    /** Hosts besides their own that these scripts load from, show or call. */
    VITE_WIDGET_HOSTS: hosts,
    /** Trusted Types. Off only if one of these scripts breaks under them. */
    VITE_TRUSTED_TYPES: flag(true),
    VITE_DEMO: flag(false),
  }),
  v.transform((env) => ({
    easyAuth: env.VITE_EASY_AUTH,
    registration: env.VITE_REGISTRATION,
    passwordReset: env.VITE_RESTORE,
    appeals: env.VITE_FEEDBACK,
    fines: env.VITE_PENALTY,
    thirdPartyId: thirdPartyOf(env.VITE_DEMO, env.VITE_THIRD_PARTY_ID_CLIENT, env.VITE_THIRD_PARTY_ID_SCRIPT),
    captchaSiteKey: env.VITE_CAPTCHA_SITE_KEY,
    captchaScript: env.VITE_CAPTCHA_SCRIPT,
    appScheme: env.VITE_APP_SCHEME,
    card: cardOf(env.VITE_DEMO, env.VITE_CARD_PUBLIC_KEY, env.VITE_CARD_SCRIPT),
    widgetHosts: env.VITE_WIDGET_HOSTS,
    trustedTypes: env.VITE_TRUSTED_TYPES,
    /** A build for the demonstration and the tests: a payment page may also be a path under /demo/. */
    isDemo: env.VITE_DEMO,
  })),
);

export type BuildSettings = v.InferOutput<typeof buildSettingsSchema>;

/** The settings that the pages need; the others are only for the headers. */
export type PageSettings = Omit<BuildSettings, 'widgetHosts' | 'trustedTypes'>;
export const pageSettings = ({ widgetHosts: _, trustedTypes: __, ...page }: BuildSettings): PageSettings => page;

/** Reads the settings of a build from environment variables. Throws an Error that names each wrong variable. */
export const readBuildSettings = (env: Record<string, unknown>): BuildSettings => {
  const result = v.safeParse(buildSettingsSchema, env);
  if (result.success) return result.output;
  const errors = result.issues.map(
    (issue) => `${v.getDotPath(issue)}: expected ${issue.message}, received ${issue.received}`,
  );
  throw new Error(`Build settings: ${errors.join('; ')}.`);
};
