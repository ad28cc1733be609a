import { eventually } from './eventually.ts'
import type { TestSite } from './test-site.ts'

/** More calls than processes, which answer in turn. */
const calls = 4

/** Waits until every process has the new value of the brand. */
export async function brandShown(site: TestSite): Promise<void> {
  const { brands } = site.context
  await brands.reload()
  const usual = brands.all().find(({ code }) => code === 'fairhouse')
  await eventually(async () => {
    for (let turn = 0; turn < calls; turn += 1) {
      const { settings, regionRules } = await site.visitor().must('GET /wps/system/status', {})
      if (settings !== usual?.settingsName || regionRules !== usual.regionRules) return false
    }
    return true
  })
}
