export const loadNotices = async () => (await import('./notices.ts')).Notices
