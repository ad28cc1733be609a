/** What can be opened over a page by its name; `app/modals` has the dialogs. */
export type ModalName = 'download' | 'announcements' | 'help'
