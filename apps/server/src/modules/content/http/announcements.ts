import type { HandlersOf } from '#platform/http'
import type { ReadContentAt, ContentTarget } from '../content-reader.ts'
import { allowedExecutions, isInvitation, matchesQuery, type AnnouncementQuery } from '../rules.ts'
import { showAnnouncements, type Reader } from '../view.ts'

const pageSize = 9

type AnnouncementHandlers = HandlersOf<
  'GET /wps/content/announcements' | 'GET /wps/member/announcements' | 'GET /wps/content/notice'
>

/** Brand and language of a content request. */
export interface ContentRequest {
  brand: ContentTarget & { language: string }
  language: string
}

interface SessionRequest extends ContentRequest {
  session: { subjectId: string } | undefined
}

interface Deps {
  look: ReadContentAt
  readerOf: (request: ContentRequest) => Reader
  /** Whether a member may be invited to play; self-excluded members may not. */
  mayBeInvited: (memberId: string) => Promise<boolean>
}

export function announcementsHttp(deps: Deps): AnnouncementHandlers {
  const { look, readerOf, mayBeInvited } = deps

  async function found(request: SessionRequest, question: Omit<AnnouncementQuery, 'now'>) {
    const { content, now } = await look(request.brand)
    const matching = content.announcements.filter((row) => matchesQuery(row, { ...question, now }))
    const { session } = request
    const isKept =
      session && matching.some(isInvitation) && !(await mayBeInvited(session.subjectId))
    const visible = isKept ? matching.filter((row) => !isInvitation(row)) : matching
    return showAnnouncements(visible, readerOf(request))
  }

  return {
    'GET /wps/content/announcements': async ({ input, ...request }) => {
      const executions = executionsOf(request, input.execution)
      return pageOf(await found(request, { ...input, executions }), input.pageNo)
    },
    'GET /wps/member/announcements': async ({ input, ...request }) => {
      const executions = allowedExecutions(['A', 'B'], true)
      return pageOf(await found(request, { ...input, executions }), input.pageNo)
    },
    'GET /wps/content/notice': async ({ input, ...request }) => {
      const executions = executionsOf(request, input.execution)
      const all = await found(request, { ...input, executions, types: 'B,PL,PU,PR' })
      const ofType = (type: string) => all.filter((one) => one.type === type).slice(0, pageSize)
      return {
        player: ofType('PL'),
        banners: ofType('B'),
        popup: ofType('PU'),
        promotion: ofType('PR'),
      }
    },
  }
}

/** A preview of drafts shows all audiences. */
function executionsOf({ brand, session }: SessionRequest, execution: string): string[] {
  return brand.drafts ? ['A', 'B'] : allowedExecutions([execution], session !== undefined)
}

function pageOf<T>(all: T[], pageNumber: string) {
  const pageNo = Number(pageNumber)
  const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const totalPages = Math.ceil(all.length / pageSize)
  return { list, pageNo, pageSize, totalPages, total: all.length }
}
