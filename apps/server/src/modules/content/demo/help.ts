import type { NewContent } from '../rules.ts'
import { html } from './html.ts'
import { inEach, type DemoWords } from './words/index.ts'

type Help = DemoWords['help']
type CategoryId = keyof Help['categories']

const sections: { id: CategoryId; articles: (keyof Help['articles'])[] }[] = [
  { id: 'fairness', articles: ['what-fair-means', 'how-books-are-checked', 'check-yourself'] },
  { id: 'money', articles: ['play-money', 'deposit', 'withdraw'] },
  { id: 'limits', articles: ['set-a-limit', 'self-exclusion', 'warning-signs'] },
  { id: 'accounts', articles: ['demo-accounts', 'signing-in', 'keeping-safe'] },
]

export const demoHelp: Pick<NewContent, 'categories' | 'articles'> = {
  categories: sections.map(({ id }) => ({
    id,
    words: inEach(({ help }) => ({ title: help.categories[id] })),
  })),
  articles: sections.flatMap((section) =>
    section.articles.map((id) => ({
      id,
      categoryId: section.id,
      words: inEach(({ help }) => html(help.articles[id])),
    })),
  ),
}
