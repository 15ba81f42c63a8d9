/** Words of the question before unsaved work is left. */
export const leavingTexts = {
  title: 'Leave without saving?',
  detail: 'What you have entered on this page is not saved. It will be lost.',
  stay: 'Stay on the page',
  leave: 'Leave',
};
