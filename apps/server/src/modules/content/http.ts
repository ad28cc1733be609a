import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { HandlersOf } from '#platform/http'
import { announcementsHttp, type ContentRequest } from './http/announcements.ts'
import type { ReadContentAt } from './content-reader.ts'
import { languagesFor, isRunning } from './rules.ts'
import { showBanners, showHelp, showPages, showPromotions, type Reader } from './view.ts'

type ContentHandlers = HandlersOf<
  | 'GET /wps/content/banners'
  | 'GET /wps/content/announcements'
  | 'GET /wps/member/announcements'
  | 'GET /wps/content/notice'
  | 'GET /wps/content/promotions'
  | 'GET /wps/content/promotion'
  | 'GET /wps/content/pages'
  | 'GET /wps/content/page'
  | 'GET /wps/content/links'
  | 'GET /wps/system/helpCenter'
  | 'GET /wps/system/domainRoute'
>

interface Deps {
  brands: BrandModule
  exclusion: ExclusionModule
  look: ReadContentAt
}

export function contentHttp({ brands, exclusion, look }: Deps): ContentHandlers {
  const mayBeInvited = (memberId: string) => exclusion.may(memberId, 'marketing')
  const readerOf = ({ brand, language }: ContentRequest): Reader => {
    const { timeZone, accounts } = brands.byId(brand.id)
    const { minimumAge } = accounts
    return { languages: languagesFor(language, brand.language), timeZone, minimumAge }
  }

  async function runningPromotions(request: ContentRequest) {
    const { content, now } = await look(request.brand)
    return showPromotions(
      content.promotions.filter((promotion) => isRunning(promotion, now)),
      readerOf(request),
    )
  }

  return {
    ...announcementsHttp({ look, readerOf, mayBeInvited }),
    'GET /wps/content/banners': async ({ input, ...request }) => {
      const { content, now } = await look(request.brand)
      const ofGroup = content.banners.filter(
        (banner) => banner.groupName === input.groupName && isRunning(banner, now),
      )
      return { list: showBanners(ofGroup, readerOf(request)) }
    },
    'GET /wps/content/promotions': async ({ input, ...request }) => {
      const all = await runningPromotions(request)
      const isAsked = (category: string) => category === (input.category ?? category)
      return {
        categories: [...new Set(all.map(({ category }) => category))],
        list: all.filter(({ category }) => isAsked(category)).map(withoutContent),
      }
    },
    'GET /wps/content/promotion': async ({ input, refuse, ...request }) => {
      const all = await runningPromotions(request)
      return all.find(({ id }) => id === input.id) ?? refuse('not_found')
    },
    'GET /wps/content/pages': async (request) => {
      const { pages } = (await look(request.brand)).content
      return { list: showPages(pages, readerOf(request)).map(withoutContent) }
    },
    'GET /wps/content/page': async ({ input, refuse, ...request }) => {
      const { pages } = (await look(request.brand)).content
      const matching = pages.filter(({ id }) => id === input.id)
      return showPages(matching, readerOf(request))[0] ?? refuse('not_found')
    },
    'GET /wps/content/links': async ({ brand }) => {
      const { social, resources } = (await look(brand)).content
      return { social, resources }
    },
    'GET /wps/system/helpCenter': async ({ input, ...request }) => ({
      categories: showHelp((await look(request.brand)).content, readerOf(request), input.q),
    }),
    'GET /wps/system/domainRoute': async ({ brand }) => {
      const { domains, agentDomains } = brands.byId(brand.id)
      const own = domains.filter((domain) => agentDomains.includes(domain) === brand.agentSite)
      return { domainList: own.map((domain) => ({ domain, speed: null })) }
    },
  }
}

function withoutContent<T extends { content: string }>(page: T): Omit<T, 'content'> {
  const { content: _, ...rest } = page
  return rest
}
