import { isSupportedCountry } from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import { languageOf } from '@fairhouse/i18n'
import { brandDocument, type BrandDocument } from '@fairhouse/protocol'
import { brandFaults, type BrandFaults } from '@fairhouse/rules'
import { documentOf, type Brand } from '#modules/brand'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Deps } from './deps.ts'

const facts = z.record(z.string(), z.unknown())

/** Reads brand documents and validates changes. */
export function createDocuments({ brands, content }: Deps) {
  async function withLinks(executor: Executor, brand: Brand): Promise<BrandDocument> {
    const links = await content.links.read(executor, brand.id)
    return brandDocument.parse({ ...documentOf(brand), ...links })
  }

  return {
    withLinks,
    /** Locks the brand and returns its document. */
    async locked(transaction: Executor, brandId: string): Promise<BrandDocument> {
      const brand = await brands.office.lock(transaction, brandId)
      if (!brand) throw new Refusal('not_found')
      return withLinks(transaction, brand)
    },
    /** Parses a stored document; fields it did not have yet take the brand's values. */
    read(stored: unknown, present: BrandDocument): BrandDocument {
      const own = facts.parse(stored)
      const accounts = { ...present.accounts, ...facts.parse(own.accounts ?? {}) }
      return brandDocument.parse({ ...present, ...own, accounts })
    },
    async faultsOf(brandId: string, document: BrandDocument): Promise<BrandFaults> {
      const { logo, languages, domains, codes } = document
      const others = brands.all().filter(({ id }) => id !== brandId)
      const isTaken = domains.some(({ host }) => others.some((one) => one.domains.includes(host)))
      const isThere = logo === null || (await brands.logos.has(brandId, logo))
      return {
        ...brandFaults(document),
        ...(!codes.countries.every((code) => isSupportedCountry(code)) && {
          'codes.countries': 'invalid',
        }),
        ...(languages.some((code) => !languageOf(code)) && { languages: 'invalid' }),
        ...(isTaken && { domains: 'taken' }),
        ...(!isThere && { logo: 'invalid' }),
      }
    },
  }
}

export type Documents = ReturnType<typeof createDocuments>

/** Refuses with the faulty fields. */
export function refuseFaults(faults: BrandFaults): void {
  if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
}
