import type { HandlersOf } from '#platform/http'
import type { LookAt, Looked } from '../look.ts'
import { executionsFor, invites, isAskedFor, type AnnouncementQuestion } from '../rules.ts'
import { showAnnouncements, type Reader } from '../show.ts'

const pageSize = 9

type AnnouncementHandlers = HandlersOf<
  'GET /wps/content/announcements' | 'GET /wps/member/announcements' | 'GET /wps/content/notice'
>

/** What must be known of a request to tell content in its language. */
export interface Asked {
  brand: Looked & { language: string }
  language: string
}

interface AskedBy extends Asked {
  session: { subjectId: string } | undefined
}

interface Parts {
  look: LookAt
  readerOf: (request: Asked) => Reader
  /** Whether somebody may be invited to play: who has excluded oneself may not. */
  mayBeInvited: (memberId: string) => Promise<boolean>
}

export function announcementsHttp(parts: Parts): AnnouncementHandlers {
  const { look, readerOf, mayBeInvited } = parts

  async function found(request: AskedBy, question: Omit<AnnouncementQuestion, 'now'>) {
    const { content, now } = await look(request.brand)
    const asked = content.announcements.filter((row) => isAskedFor(row, { ...question, now }))
    const { session } = request
    const isKept = session && asked.some(invites) && !(await mayBeInvited(session.subjectId))
    const told = isKept ? asked.filter((row) => !invites(row)) : asked
    return showAnnouncements(told, readerOf(request))
  }

  return {
    'GET /wps/content/announcements': async ({ input, ...request }) => {
      const executions = executionsOf(request, input.execution)
      return pageOf(await found(request, { ...input, executions }), input.pageNo)
    },
    'GET /wps/member/announcements': async ({ input, ...request }) => {
      const executions = executionsFor(['A', 'B'], true)
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

/** Who looks at drafts sees what is for anybody. */
function executionsOf({ brand, session }: AskedBy, asked: string): string[] {
  return brand.drafts ? ['A', 'B'] : executionsFor([asked], session !== undefined)
}

function pageOf<T>(all: T[], pageNumber: string) {
  const pageNo = Number(pageNumber)
  const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const totalPages = Math.ceil(all.length / pageSize)
  return { list, pageNo, pageSize, totalPages, total: all.length }
}
