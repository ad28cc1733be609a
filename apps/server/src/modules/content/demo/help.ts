import type { NewContent } from '../rules.ts'
import { accounts } from './help-accounts.ts'
import { fairness } from './help-fairness.ts'
import { limits } from './help-limits.ts'
import { money } from './help-money.ts'
import type { HelpSection } from './help-section.ts'

const sections: HelpSection[] = [fairness, money, limits, accounts]

export const demoHelp: Pick<NewContent, 'categories' | 'articles'> = {
  categories: sections.map(({ id, EN, VI }) => ({
    id,
    words: { EN: { title: EN }, VI: { title: VI } },
  })),
  articles: sections.flatMap((section) =>
    section.articles.map(({ id, EN, VI }) => ({
      id,
      categoryId: section.id,
      words: { EN, VI },
    })),
  ),
}
