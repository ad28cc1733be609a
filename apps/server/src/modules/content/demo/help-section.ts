import type { HtmlWords } from '../rules.ts'

export interface HelpSection {
  id: string
  EN: string
  VI: string
  articles: { id: string; EN: HtmlWords; VI: HtmlWords }[]
}
