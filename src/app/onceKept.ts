import { followInstalling } from './followInstalling';
import { answerTabs, watchForms } from './unfinished';

/** What concerns only an app that is kept on the device: fetched once it is. */
export const onceKept = (): void => {
  watchForms();
  answerTabs();
  followInstalling();
};
