/** Between two tries. */
const waitMs = 5_000;

/** What goes along with a page that is drawn already: fetched until it comes, for the page must not fall where it does not. */
export const whenItComes = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
};
