import * as z from 'zod/mini'
import { everyone, signedIn } from '../actor.ts'
import { defineCall } from '../call.ts'
import { announcementTypes, bannerGroups, claimPeriods } from '../content-lists.ts'
import { socialNetworks } from '../brand-document.ts'
import { fields, none, text } from '../fields.ts'
import { resource } from './system.ts'

/** Target of a click: none, a page of the site, or the web. */
const linkageTypes = ['none', 'page', 'web'] as const

const base = { method: 'GET', who: everyone, refusals: [], rate: 'read' } as const

/** yyyy-MM-dd HH:mm:ss in the brand's time zone. */
const localTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
const key = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))
const shortCode = z.string().check(z.regex(/^[A-Z]{1,2}$/))
const typeList = z.string().check(z.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/))
const pageNumber = z.string().check(z.regex(/^[1-9]\d{0,3}$/))

export const contentBanners = defineCall({
  ...base,
  path: '/wps/content/banners',
  about: 'The banners of a group of pages, in their order; image is the name of a drawn picture',
  input: fields({ groupName: z.enum(bannerGroups) }),
  output: fields({
    list: z.array(
      fields({
        bannerId: z.string(),
        groupName: z.enum(bannerGroups),
        linkageType: z.enum(linkageTypes),
        url: z.string(),
        image: z.string(),
        title: z.string(),
        text: z.string(),
      }),
    ),
  }),
})

const announcement = fields({
  id: z.string(),
  type: z.enum(announcementTypes),
  title: z.string(),
  content: z.string(),
  timestamp: localTime,
  /** The same moment, for pages in the reader's zone. */
  at: z.iso.datetime(),
})

const announcementPage = fields({
  list: z.array(announcement),
  pageNo: z.int(),
  pageSize: z.int(),
  totalPages: z.int(),
  total: z.int(),
})

/** Defaults to the web. */
const platform = z._default(shortCode, 'W')
/** B: shown to everybody; A: shown after signing in; others are defined by the brand. */
const execution = z._default(shortCode, 'B')
const types = z._default(typeList, 'B,PL,PU,PR')
const pageNo = z._default(pageNumber, '1')

export const contentAnnouncements = defineCall({
  ...base,
  path: '/wps/content/announcements',
  about:
    'Announcements, the newest first, nine to a page; content is HTML made safe. Types: B in the ' +
    'banner line, PL to players, PU in a popup, PR of promotions, H held for the list only. ' +
    'Execution B is told to everybody, A to who has signed in. Who is paused or excluded is told ' +
    'neither PU nor PR',
  input: fields({ types, platform, execution, pageNo }),
  output: announcementPage,
})

export const memberAnnouncements = defineCall({
  ...base,
  path: '/wps/member/announcements',
  about: 'The same for who has signed in: executions A and B together',
  who: signedIn,
  input: fields({ types, platform, pageNo }),
  output: announcementPage,
  beforePasswordChange: true,
})

export const contentNotice = defineCall({
  ...base,
  path: '/wps/content/notice',
  about:
    'The newest announcements by where they are shown, at most nine each: banners (type B), ' +
    'player (PL), popup (PU), promotion (PR)',
  input: fields({ platform, execution }),
  output: fields({
    player: z.array(announcement),
    banners: z.array(announcement),
    popup: z.array(announcement),
    promotion: z.array(announcement),
  }),
})

const promotionFacts = {
  id: z.string(),
  category: z.string(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  claimPeriod: z.nullable(z.enum(claimPeriods)),
  start: z.nullable(localTime),
  end: z.nullable(localTime),
  startsAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
}

export const contentPromotions = defineCall({
  ...base,
  path: '/wps/content/promotions',
  about: 'Promotions that run now, all or of one category, and the categories there are',
  input: fields({ category: z.optional(z.string().check(z.regex(/^[a-z_]{2,32}$/))) }),
  output: fields({
    categories: z.array(z.string()),
    list: z.array(fields(promotionFacts)),
  }),
})

export const contentPromotion = defineCall({
  ...base,
  path: '/wps/content/promotion',
  about: 'One promotion that runs now, with its terms as HTML made safe',
  input: fields({ id: key }),
  output: fields({ ...promotionFacts, content: z.string() }),
  refusals: ['not_found'],
})

const pageFacts = { id: z.string(), title: z.string() }

export const contentPages = defineCall({
  ...base,
  path: '/wps/content/pages',
  about: "The brand's written pages, such as its terms, in their order",
  input: none,
  output: fields({ list: z.array(fields(pageFacts)) }),
})

export const contentPage = defineCall({
  ...base,
  path: '/wps/content/page',
  about: 'One written page; content is HTML made safe',
  input: fields({ id: key }),
  output: fields({ ...pageFacts, content: z.string() }),
  refusals: ['not_found'],
})

export const contentLinks = defineCall({
  ...base,
  path: '/wps/content/links',
  about: 'Where else the brand is found: social networks, and resources such as apps',
  input: none,
  output: fields({
    social: z.array(fields({ network: z.enum(socialNetworks), url: z.string() })),
    resources: z.array(resource),
  }),
})

export const helpCenter = defineCall({
  ...base,
  path: '/wps/system/helpCenter',
  about: 'Help by category as HTML made safe; q keeps the articles that have all its words',
  input: fields({ q: z.optional(text(1, 100)) }),
  output: fields({
    categories: z.array(
      fields({
        id: z.string(),
        title: z.string(),
        articles: z.array(fields({ id: z.string(), title: z.string(), content: z.string() })),
      }),
    ),
  }),
})

export const domainRoute = defineCall({
  ...base,
  path: '/wps/system/domainRoute',
  about: 'The domains of the brand; speed is null until the browser has measured it',
  input: none,
  output: fields({
    domainList: z.array(fields({ domain: z.string(), speed: z.nullable(z.number()) })),
  }),
})
