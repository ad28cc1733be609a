import type { Calls, OutputOf } from '@fairhouse/protocol'
import type { Context } from '@fairhouse/server'

type Item = OutputOf<Calls['GET /office/api/brand']>['opening'][number]
type Gap = Item['gaps'][number]

const items: Record<Item['item'], string> = {
  legal: 'legal texts',
  licence: 'licence',
  age: 'minimum age',
  helplines: 'help lines',
  payments: 'payment methods',
  translations: 'translations',
}

const reasons: Record<Gap['reason'], string> = {
  missing: 'the page is missing',
  unwritten: 'is not written yet',
  demonstration: 'still says that this is a demonstration',
  no_licence: 'none is entered',
  no_age: 'does not state the minimum age',
  other_age: 'states another age',
  no_help_line: 'none for the country of the players',
  no_deposits: 'no deposit method that is not a sandbox',
  no_payouts: 'no provider for payouts',
  no_pack: 'the site is not translated',
  untranslated: 'has no text',
}

/** The screen of the office where the gap is closed. */
function screenOf(brandId: string, { reason, piece }: Gap): string {
  if (piece) return `/office/content/${piece.kind}/${piece.id}?brand=${brandId}`
  if (reason === 'missing') return `/office/content?kind=page&brand=${brandId}`
  return reason === 'no_deposits' || reason === 'no_payouts'
    ? `/office/payments?brand=${brandId}`
    : `/office/brands/${brandId}`
}

/** Prints what a brand needs before it opens; false if something is missing. */
export async function printOpening({ brandAdmin }: Context, brandId: string): Promise<boolean> {
  const opening = await brandAdmin.openingOf(brandId)
  for (const { item, gaps } of opening) {
    console.log(`${gaps.length === 0 ? 'done   ' : 'missing'}  ${items[item]}`)
    for (const gap of gaps) {
      const place = gap.language === null ? '' : ` (${gap.language})`
      const subject = [gap.name + place, reasons[gap.reason]].filter((part) => part.trim() !== '')
      console.log(`           ${subject.join(' ')}: ${screenOf(brandId, gap)}`)
    }
  }
  return opening.every(({ gaps }) => gaps.length === 0)
}
