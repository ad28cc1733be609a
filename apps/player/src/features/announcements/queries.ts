import { asked, askedPart } from '#lib/query'

/** B in the line under the header, PL to players, PU in a popup, PR offers, H in the list only. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const

export type Kind = (typeof announcementTypes)[number] | 'all'

/** The newest announcement for the line under the header, or none. */
export const noticeQuery = (language: string) =>
  askedPart('GET /wps/content/notice', language, {}, ({ banners: [newest] }) =>
    newest ? { id: newest.id, title: newest.title } : null,
  )

export const announcementsQuery = (language: string, kind: Kind, page: number) =>
  asked('GET /wps/content/announcements', language, {
    types: kind === 'all' ? announcementTypes.join(',') : kind,
    pageNo: String(page),
  })

/** What is shown once to whoever has signed in. */
export const popupsQuery = (language: string) =>
  asked('GET /wps/member/announcements', language, { types: 'PU' })
