/** Who may see which page (document 1, section 2; document 2, sections 2 and 6). */
export type Audience = 'guest' | 'driver' | 'corporate';
export type PageFor = 'all' | 'guest' | 'driver' | 'corporate';

/** Whoever may not see a page goes to the main page. */
export const pageAccess = (pageFor: PageFor, audience: Audience): 'allow' | 'home' =>
  pageFor === 'all' || pageFor === audience ? 'allow' : 'home';
