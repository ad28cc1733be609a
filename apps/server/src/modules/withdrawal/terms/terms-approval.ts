import { withdrawalTerms } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import { createBrandTermsApproval } from '#modules/payment'
import type { StaffModule } from '#modules/staff'
import type { Kit } from '#platform/kit'
import { settingStore } from '../store/settings.ts'
import { settingsFrom, toTerms } from './terms.ts'

interface Deps {
  kit: Kit
  brands: BrandModule
  audit: AuditModule
  staff: StaffModule
}

/** A brand's withdrawal terms; two people change them. */
export const createTermsApproval = (deps: Deps) =>
  createBrandTermsApproval(deps, {
    kind: 'payment.withdrawals',
    parse: (values) => withdrawalTerms.parse(values),
    toTerms,
    fromTerms: settingsFrom,
    lock: (transaction, brandId) => settingStore(transaction).lockBrand(brandId),
    load: (db, brandId, currency) => settingStore(db).of(brandId, currency),
    save: (transaction, brandId, settings) => settingStore(transaction).save(brandId, settings),
  })
