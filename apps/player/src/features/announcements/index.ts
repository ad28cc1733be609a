export { NoticeBar } from './notice-bar.tsx'
export { noticeQuery } from './queries.ts'

export const loadAnnouncementsDialog = async () =>
  (await import('./announcements-dialog.tsx')).AnnouncementsDialog

export const loadAnnouncementPopup = async () =>
  (await import('./announcement-popup.tsx')).AnnouncementPopup
