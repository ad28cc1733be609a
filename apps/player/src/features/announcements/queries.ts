import { callQuery, callPartQuery } from '#lib/query'

/** B: bar under the header, PL: players, PU: popup, PR: promotions, H: list only. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const

export type Kind = (typeof announcementTypes)[number] | 'all'

/** The newest announcement for the bar, or none. */
export const noticeQuery = (language: string) =>
  callPartQuery('GET /wps/content/notice', language, {}, ({ banners: [newest] }) =>
    newest ? { id: newest.id, title: newest.title } : null,
  )

export const announcementsQuery = (language: string, kind: Kind, page: number) =>
  callQuery('GET /wps/content/announcements', language, {
    types: kind === 'all' ? announcementTypes.join(',') : kind,
    pageNo: String(page),
  })

/** Popups shown once after login. */
export const popupsQuery = (language: string) =>
  callQuery('GET /wps/member/announcements', language, { types: 'PU' })
