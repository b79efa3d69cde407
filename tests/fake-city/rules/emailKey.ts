const longest = 100;
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?';
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z]{2,}$`);

/**
 * An e-mail as it is kept: no blanks around it, lower case; undefined where it is none. The forms are stricter (document 2,
 * section 5); whatever one of them lets through is taken here.
 */
export const emailKey = (text: string): string | undefined => {
  const email = text.trim().toLowerCase();
  return email.length <= longest && address.test(email) ? email : undefined;
};
