/** Which users may see which page. */
export type Audience = 'guest' | 'driver' | 'corporate';
export type PageFor = 'all' | 'guest' | 'driver' | 'corporate';

/** Redirects to the main page if the page is not for this audience. */
export const pageAccess = (pageFor: PageFor, audience: Audience): 'allow' | 'home' =>
  pageFor === 'all' || pageFor === audience ? 'allow' : 'home';
