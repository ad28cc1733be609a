import { paymentControls, type Calls, type InputOf, type OutputOf } from '@fairhouse/protocol'
import type { StaffActor } from '#platform/http'
import type { Deps } from '../deps.ts'
import { controlStore } from '../store/controls.ts'
import { providerStore } from '../store/providers.ts'
import { createBrandTermsApproval } from './brand-terms-approval.ts'
import { parseControls, toWireControls } from './controls.ts'

type Request = InputOf<Calls['PUT /office/api/payment/controls']>
type View = OutputOf<Calls['GET /office/api/payment/controls']>

/** The amounts above which a brand needs four eyes; changing them needs four eyes too. */
export function createControlsApproval(deps: Deps) {
  const approval = createBrandTermsApproval(deps, {
    kind: 'payment.controls',
    parse: (values) => paymentControls.parse(values),
    toTerms: toWireControls,
    fromTerms: parseControls,
    lock: (transaction, brandId) => providerStore(transaction).lockBrand(brandId),
    load: (db, brandId) => controlStore(db).of(brandId),
    save: (transaction, brandId, controls) => controlStore(transaction).save(brandId, controls),
  })

  return {
    work: approval.work,
    async load(brandId: string): Promise<View> {
      const { terms, ...view } = await approval.load(brandId)
      return { ...view, controls: terms }
    },
    request: ({ controls, ...request }: Request, by: StaffActor) =>
      approval.request({ ...request, terms: controls }, by),
  }
}
