import type { Calls, OutputOf } from '@fairhouse/protocol'
import type { Words } from './words.ts'

type Item<T> = T extends { list: (infer I)[] } ? I : never
type BannerOut = Item<OutputOf<Calls['GET /wps/content/banners']>>
type AnnouncementOut = Item<OutputOf<Calls['GET /wps/content/announcements']>>
type PromotionOut = Item<OutputOf<Calls['GET /wps/content/promotions']>>
type LinksOut = OutputOf<Calls['GET /wps/content/links']>

/** Null means no limit. */
interface Times {
  startsAt: Date | null
  endsAt: Date | null
}

export type BannerFacts = Pick<BannerOut, 'groupName' | 'linkageType' | 'url' | 'image'> & {
  id: string
} & Times
export interface AnnouncementFacts extends Pick<AnnouncementOut, 'id' | 'type'> {
  platform: string
  execution: string
  at: Date
  endsAt: Date | null
}
export type PromotionFacts = Pick<PromotionOut, 'id' | 'category' | 'image' | 'claimPeriod'> & Times

export type BannerWords = Pick<BannerOut, 'title' | 'text'>
export type HtmlWords = Pick<AnnouncementOut, 'title' | 'content'>
export type PromotionWords = Pick<PromotionOut, 'title' | 'summary'> & { content: string }

type Localized<Facts, W> = Facts & { words: Words<W> }

/** All content of a brand in all languages. */
export interface Content {
  banners: Localized<BannerFacts, BannerWords>[]
  announcements: Localized<AnnouncementFacts, HtmlWords>[]
  promotions: Localized<PromotionFacts, PromotionWords>[]
  categories: Localized<{ id: string }, { title: string }>[]
  articles: Localized<{ id: string; categoryId: string }, HtmlWords & { folded: string }>[]
  pages: Localized<{ id: string }, HtmlWords>[]
  social: LinksOut['social']
  resources: LinksOut['resources']
}

type NewLocalized<Facts, W> = Facts & { words: Record<string, W> }

/** New content in order; HTML is sanitised on storing. */
export interface NewContent {
  banners: NewLocalized<Omit<BannerFacts, keyof Times>, BannerWords>[]
  announcements: NewLocalized<Omit<AnnouncementFacts, 'endsAt'>, HtmlWords>[]
  promotions: NewLocalized<PromotionFacts, PromotionWords>[]
  categories: NewLocalized<{ id: string }, { title: string }>[]
  articles: NewLocalized<{ id: string; categoryId: string }, HtmlWords>[]
  pages: NewLocalized<{ id: string }, HtmlWords>[]
}

/** Stands in pages and help for the brand's minimum age. */
export const agePlaceholder = '{age}'

/** In order of preference: requested, the brand's, English. */
export function languagesFor(requested: string, brandLanguage: string): string[] {
  return [requested.trim().toUpperCase(), brandLanguage, 'EN']
}

export function isRunning({ startsAt, endsAt }: Times, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}

export interface AnnouncementQuery {
  types: string
  platform: string
  executions: readonly string[]
  now: Date
}

/** LIST of announcement types that invite to play: offers and popups. */
const invitingTypes: readonly AnnouncementFacts['type'][] = ['PU', 'PR']

export const isInvitation = ({ type }: AnnouncementFacts): boolean => invitingTypes.includes(type)

const afterSigningIn = 'A'

/** Audiences that the caller may see; some are for signed-in members only. */
export function allowedExecutions(requested: readonly string[], isSignedIn: boolean): string[] {
  return requested.filter((execution) => isSignedIn || execution !== afterSigningIn)
}

export function matchesQuery(row: AnnouncementFacts, question: AnnouncementQuery): boolean {
  return (
    question.types.split(',').includes(row.type) &&
    row.platform === question.platform &&
    question.executions.includes(row.execution) &&
    isRunning({ startsAt: row.at, endsAt: row.endsAt }, question.now)
  )
}
