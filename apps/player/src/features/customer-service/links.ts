import { openLink } from '@fairhouse/protocol/service-link'
import type { Value } from '#lib/call'

export type ServiceLinks = Value<'GET /wps/system/customerService'>

/** Our service page, which stays open while the site is closed. */
const servicePage = '/service'

/** The links of the brand in order; invalid ones are left out. */
export async function readLinks({ version: { pathList } }: ServiceLinks): Promise<string[]> {
  const read = await Promise.all(pathList.map(({ path }) => openLink(path).catch(() => undefined)))
  return read.filter((link) => link !== undefined)
}

/** While the site is closed only external links and the service page work. */
export function isOpenAlways(link: string): boolean {
  return link === servicePage || /^https?:/.test(link)
}
