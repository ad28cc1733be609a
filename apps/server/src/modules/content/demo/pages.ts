import type { NewContent } from '../rules.ts'
import { html } from './html.ts'
import { inEach, type DemoWords } from './words/index.ts'

const order: (keyof DemoWords['pages'])[] = ['terms', 'responsible', 'privacy', 'licence', 'about']

export const demoPages: NewContent['pages'] = order.map((id) => ({
  id,
  words: inEach(({ pages }) => html(pages[id])),
}))
