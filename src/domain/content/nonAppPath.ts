/**
 * Addresses of this origin that are not pages of the app, matched by their beginning or as files by their end. They are
 * answered by other servers, are a file beside the app, or take the return from a third-party sign-in. The headers of
 * the latter let its window communicate with its opener. Links open these addresses in a new tab, and the service
 * worker never answers them with the cached page.
 */
export const nonAppPath =
  /^\/((city|api|tiles|geocoder|demo|__control|(en\/)?callback)([/?]|$)|[^?]*\.(apk|pdf|docx?|xlsx?|pptx?|od[st]|rtf|csv|txt|zip|png|jpe?g|gif|webp|svg)(\?|$))/i;
