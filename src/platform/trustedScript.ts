import { build } from '~/city/build';

/** True for scripts and workers that this app may start. Everything else is refused, with or without Trusted Types. */
const isOurs = (address: string): boolean => {
  if (address !== '' && [build.card.script, build.thirdPartyId.script, build.captchaScript].includes(address))
    return true;
  const url = new URL(address, location.origin);
  return (
    url.origin === location.origin &&
    /^\/(sw\.js|dev-sw\.js|assets\/[\w.-]+\.js|node_modules\/[\w./@-]+\.js)$/.test(url.pathname)
  );
};

const check = (address: string): string => {
  if (!isOurs(address)) throw new TypeError(`Not a script of this app: ${address}`);
  return address;
};

interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}

/** Typed as a string: with Trusted Types the browser returns an object that is accepted wherever a string is. */
const policy = (
  globalThis as { trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } }
).trustedTypes?.createPolicy('app', {
  createScriptURL: check,
});

/** Returns the address of one of our own scripts, or of the build settings, in the form that the browser accepts. */
export const trustedScript = (address: string): string => (policy ? policy.createScriptURL(address) : check(address));
