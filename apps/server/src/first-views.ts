import type { FastifyRequest } from 'fastify'
import type { FirstView, FirstVisit, RefusalCode } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import {
  answerInside,
  readCookie,
  targetOf,
  visitorOf,
  type Inside,
  type Places,
} from '#platform/http'
import { createKept, readManifest, type Renderer, type Template } from '#platform/pages'
import type { Context } from './context.ts'
import { insideCalls, kitPlaces } from './http.ts'

export type FirstViews = ReturnType<typeof createFirstViews>

type Status = FirstVisit['status']

/** A page, and whether what it is about is not there. */
interface Drawn {
  view: FirstView
  isLost: boolean
}

/** In the words of HTTP, for whoever reads no pages: open, closed for a while, closed to you. */
const codes = { 1: 503, 2: 403 } as const

/** What a page asks for by its address is not there, or cannot be: to a reader it is the same. */
const lostCodes: readonly RefusalCode[] = ['not_found', 'bad_request']

/** Pages drawn on the server. What all visitors of a page see alike is drawn once in a while. */
export function createFirstViews(context: Context, template: Template, renderer: Renderer) {
  const { clock, log } = context.kit
  const places = kitPlaces(context)
  const askCall = insideCalls(context)
  const filesOf = readManifest(renderer.manifest)
  const kept = createKept<Drawn>(clock)

  async function render(visit: FirstVisit): Promise<Drawn> {
    let isLost = false
    const ask: FirstVisit['ask'] = async (...question) => {
      const answer = await visit.ask(...question)
      isLost ||= !answer.success && lostCodes.includes(answer.code)
      return answer
    }
    const view = await renderer.render({ ...visit, ask })
    return { view, isLost }
  }

  async function draw(visit: FirstVisit, brand: Brand, code: 200 | 404): Promise<Drawn> {
    // What a restricted visitor is shown names them; drafts are for one colleague's eyes.
    if (visit.status.status === 2 || brand.drafts) return render(visit)
    const { path, search, language, theme } = visit
    const address = code === 404 ? '404' : path + search
    const state = `${brand.id} ${brand.version} ${visit.status.status}`
    const key = JSON.stringify([state, language, theme, address])
    return kept.take(key, () => render(visit))
  }

  return {
    forget: kept.forgetAll,
    /** Undefined when it cannot be drawn: the browser then does all of it. */
    async view(request: FastifyRequest, brand: Brand, code: 200 | 404) {
      const inside = insideOf(request, brand, places)
      try {
        const status: Status = await askCall('GET /wps/system/status', {}, inside)
        const visit: FirstVisit = {
          ...whereAndHow(request),
          status,
          ask: (route, input, language) =>
            answerInside(() => askCall(route, input, { ...inside, language }), language),
        }
        const { view, isLost } = await draw(visit, brand, code)
        const page = template.write(view, {
          needed: filesOf(view.modules),
          canonical: `${request.protocol}://${request.host}${visit.path}`,
          themeColour: renderer.pageColours[view.theme],
          hasStyle: hasStyle(brand),
          status,
        })
        if (status.status !== 0) return { page, code: codes[status.status] }
        return { page, code: isLost ? 404 : code }
      } catch (error) {
        log.error({ err: error, path: request.url }, 'a page could not be drawn')
        return undefined
      }
    },
  }
}

/** Whether it looks other than the house. */
function hasStyle({ settings: { colours, logo } }: Brand): boolean {
  return Object.keys(colours).length > 0 || logo !== null
}

function insideOf(request: FastifyRequest, brand: Brand, places: Places) {
  const visitor = visitorOf(request, places)
  return { brand, visitor, language: brand.language } satisfies Inside
}

const choice = /^[\w-]{1,8}$/

/** Where a visitor is, and what their cookies say; a cookie that is no choice says nothing. */
function whereAndHow({ url, headers: { cookie } }: FastifyRequest) {
  const { path, search } = targetOf(url)
  const chosen = (name: string) => {
    const value = readCookie(cookie, name)
    return value !== undefined && choice.test(value) ? value : undefined
  }
  return { path, search, language: chosen('lang'), theme: chosen('theme') }
}
