import type { FastifyRequest } from 'fastify'
import type { FirstView, FirstVisit, RefusalCode } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import {
  answerInternally,
  readCookie,
  parseTarget,
  visitorOf,
  type InternalCaller,
  type CountrySource,
} from '#platform/http'
import { createPageCache, readManifest, type Renderer, type Template } from '#platform/pages'
import type { Context } from '../wiring/context.ts'
import { createInternalCalls, countrySource } from './http.ts'

export type FirstViews = ReturnType<typeof createFirstViews>

type Status = FirstVisit['status']

/** A rendered page, and whether its subject is missing. */
interface RenderedPage {
  view: FirstView
  isMissing: boolean
}

/** HTTP status codes for crawlers: maintenance and blocked region. */
const codes = { 1: 503, 2: 403 } as const

/** A missing or invalid subject is a 404 to the reader. */
const missingCodes: readonly RefusalCode[] = ['not_found', 'bad_request']

/** Renders pages on the server, with a short cache for what all visitors see alike. */
export function createFirstViews(context: Context, template: Template, renderer: Renderer) {
  const { clock, log } = context.kit
  const countries = countrySource(context)
  const askCall = createInternalCalls(context)
  const filesOf = readManifest(renderer.manifest)
  const cache = createPageCache<RenderedPage>(clock)

  async function render(visit: FirstVisit): Promise<RenderedPage> {
    let isMissing = false
    const ask: FirstVisit['ask'] = async (...question) => {
      const answer = await visit.ask(...question)
      isMissing ||= !answer.success && missingCodes.includes(answer.code)
      return answer
    }
    const view = await renderer.render({ ...visit, ask })
    return { view, isMissing }
  }

  async function draw(visit: FirstVisit, brand: Brand, code: 200 | 404): Promise<RenderedPage> {
    // A blocked visitor's page shows their address, and drafts are for one staff member: neither is
    // cached.
    if (visit.status.status === 2 || brand.drafts) return render(visit)
    const { path, search, language, theme } = visit
    const address = code === 404 ? '404' : path + search
    const state = `${brand.id} ${brand.version} ${visit.status.status}`
    const key = JSON.stringify([state, language, theme, address])
    return cache.take(key, () => render(visit))
  }

  return {
    forget: cache.clear,
    /** Undefined if rendering fails: the browser then renders the page. */
    async view(request: FastifyRequest, brand: Brand, code: 200 | 404) {
      const inside = internalCaller(request, brand, countries)
      try {
        const status: Status = await askCall('GET /wps/system/status', {}, inside)
        const visit: FirstVisit = {
          ...readVisit(request),
          status,
          ask: (route, input, language) =>
            answerInternally(() => askCall(route, input, { ...inside, language }), language),
        }
        const { view, isMissing } = await draw(visit, brand, code)
        const page = template.write(view, {
          files: filesOf(view.modules),
          canonical: `${request.protocol}://${request.host}${visit.path}`,
          themeColour: renderer.pageColours[view.theme],
          hasStyle: hasStyle(brand),
          status,
        })
        if (status.status !== 0) return { page, code: codes[status.status] }
        return { page, code: isMissing ? 404 : code }
      } catch (error) {
        log.error({ err: error, path: request.url }, 'a page could not be drawn')
        return undefined
      }
    },
  }
}

/** Whether the brand has its own style. */
function hasStyle({ settings: { colours, logo } }: Brand): boolean {
  return Object.keys(colours).length > 0 || logo !== null
}

function internalCaller(request: FastifyRequest, brand: Brand, countries: CountrySource) {
  const visitor = visitorOf(request, countries)
  return { brand, visitor, language: brand.language } satisfies InternalCaller
}

const validPreference = /^[\w-]{1,8}$/

/** Path and preferences of a visit; invalid cookie values are ignored. */
function readVisit({ url, headers: { cookie } }: FastifyRequest) {
  const { path, search } = parseTarget(url)
  const preferenceOf = (name: string) => {
    const value = readCookie(cookie, name)
    return value !== undefined && validPreference.test(value) ? value : undefined
  }
  return { path, search, language: preferenceOf('lang'), theme: preferenceOf('theme') }
}
