import type { Calls, OutputOf } from '@fairhouse/protocol'
import type { Words } from './words.ts'

type Item<T> = T extends { list: (infer I)[] } ? I : never
type BannerOut = Item<OutputOf<Calls['GET /wps/content/banners']>>
type AnnouncementOut = Item<OutputOf<Calls['GET /wps/content/announcements']>>
type PromotionOut = Item<OutputOf<Calls['GET /wps/content/promotions']>>
type LinksOut = OutputOf<Calls['GET /wps/content/links']>

/** Null: from ever, or for ever. */
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

type Said<Facts, W> = Facts & { words: Words<W> }

/** All that a brand shows, in all languages. */
export interface Content {
  banners: Said<BannerFacts, BannerWords>[]
  announcements: Said<AnnouncementFacts, HtmlWords>[]
  promotions: Said<PromotionFacts, PromotionWords>[]
  categories: Said<{ id: string }, { title: string }>[]
  articles: Said<{ id: string; categoryId: string }, HtmlWords & { folded: string }>[]
  pages: Said<{ id: string }, HtmlWords>[]
  social: LinksOut['social']
  resources: LinksOut['resources']
}

type Written<Facts, W> = Facts & { words: Record<string, W> }

/** Content as somebody writes it, in its order; HTML is made safe when it is stored. */
export interface NewContent {
  banners: Written<Omit<BannerFacts, keyof Times>, BannerWords>[]
  announcements: Written<Omit<AnnouncementFacts, 'endsAt'>, HtmlWords>[]
  promotions: Written<PromotionFacts, PromotionWords>[]
  categories: Written<{ id: string }, { title: string }>[]
  articles: Written<{ id: string; categoryId: string }, HtmlWords>[]
  pages: Written<{ id: string }, HtmlWords>[]
}

/** In the order of trial: as asked, as the brand speaks, English. */
export function languagesFor(asked: string, brandLanguage: string): string[] {
  return [asked.trim().toUpperCase(), brandLanguage, 'EN']
}

export function runs({ startsAt, endsAt }: Times, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}

export interface AnnouncementQuestion {
  types: string
  platform: string
  executions: readonly string[]
  now: Date
}

/** LIST of the types that invite to play: offers, and whatever comes up unasked. */
const inviting: readonly AnnouncementFacts['type'][] = ['PU', 'PR']

export const invites = ({ type }: AnnouncementFacts): boolean => inviting.includes(type)

const afterSigningIn = 'A'

/** Which announcements are told: what is for those who have signed in, to them only. */
export function executionsFor(asked: readonly string[], isSignedIn: boolean): string[] {
  return asked.filter((execution) => isSignedIn || execution !== afterSigningIn)
}

export function isAskedFor(row: AnnouncementFacts, question: AnnouncementQuestion): boolean {
  return (
    question.types.split(',').includes(row.type) &&
    row.platform === question.platform &&
    question.executions.includes(row.execution) &&
    runs({ startsAt: row.at, endsAt: row.endsAt }, question.now)
  )
}
