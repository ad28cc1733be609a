import type { Kit } from '#platform/kit'
import { createAudience } from './audience.ts'
import { campaignHttp } from './http.ts'
import type { ModuleDeps } from './deps.ts'
import { createRecipientFinder } from './recipients.ts'
import { createSending } from './sending.ts'
import { createTemplates } from './templates.ts'
import { createDelivery } from './delivery.ts'

/** Campaigns: letters to a segment of members, from templates, sent in the background. */
export function createCampaign(kit: Kit, modules: ModuleDeps) {
  const deps = { kit, ...modules }
  const finder = createRecipientFinder(deps)
  const templates = createTemplates(deps)
  const sending = createSending(deps, { audience: createAudience(deps, finder), templates })
  const work = createDelivery(deps, finder)
  return {
    http: campaignHttp(deps, templates, sending),
    /** Timed work, and one step of it. */
    run: work.run,
    step: work.step,
  }
}
