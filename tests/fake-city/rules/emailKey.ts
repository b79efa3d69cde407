const longest = 100;
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z]{2,}$`);

/**
 * An e-mail in its stored form: trimmed and in lower case; undefined if it is invalid. The forms are stricter, and this
 * accepts everything that any of them accepts.
 */
export const emailKey = (text: string): string | undefined => {
  const email = text.trim().toLowerCase();
  return email.length <= longest && address.test(email) ? email : undefined;
};
