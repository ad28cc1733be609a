import type { BrandOpening } from '@fairhouse/protocol'
import { documentOf, type Brand } from '#modules/brand'
import { cashierOf } from '#modules/payment'
import { hasHelpLine } from '#modules/responsible-gaming'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Deps } from './deps.ts'
import { openingOf } from './opening-rules.ts'

/** The checklist of a brand before it opens; a demonstration needs none of it. */
export function createOpeningCheck({ content }: Deps) {
  async function read(executor: Executor, brand: Brand): Promise<BrandOpening> {
    if (brand.demonstration) return []
    const document = documentOf(brand)
    const pieces = await content.shownPieces(executor, brand.id)
    const cashier = await cashierOf(executor, brand.id, brand.currency)
    return openingOf({ document, pieces, cashier, hasHelpLine: hasHelpLine(document) })
  }

  return {
    read,
    /** Refuses with the items that are missing. */
    async require(executor: Executor, brand: Brand): Promise<void> {
      const missing = (await read(executor, brand)).filter(({ gaps }) => gaps.length > 0)
      if (missing.length === 0) return
      const fields = missing.map(({ item }) => [item, 'required'] as const)
      throw new Refusal('brand_incomplete', Object.fromEntries(fields))
    },
  }
}

export type OpeningCheck = ReturnType<typeof createOpeningCheck>
