import type { NewContent } from '../rules.ts'
import { html } from './html.ts'
import { inEach, type DemoWords } from './words/index.ts'

type Promotion = NewContent['promotions'][number]

const createPromotion = (
  id: keyof DemoWords['promotions'],
  category: string,
  image: string,
  claimPeriod: Promotion['claimPeriod'] = null,
): Promotion => ({
  id,
  category,
  image,
  claimPeriod,
  startsAt: null,
  endsAt: null,
  words: inEach(({ promotions }) => html(promotions[id])),
})

export const demoPromotions: Promotion[] = [
  createPromotion('first-steps', 'new_player', 'star'),
  createPromotion('look-around', 'new_player', 'lamp'),
  createPromotion('daily-sample', 'regular', 'sun', 'daily'),
  createPromotion('weekly-sample', 'regular', 'calendar', 'weekly'),
  createPromotion('monthly-sample', 'loyalty', 'medal', 'monthly'),
]
