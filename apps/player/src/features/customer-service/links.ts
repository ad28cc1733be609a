import { openLink } from '@fairhouse/protocol/service-link'
import type { Value } from '#lib/call'

export type ServiceLinks = Value<'GET /wps/system/customerService'>

/** The page of ours that stays open while the site is closed. */
const desk = '/service'

/** The links of the brand in their order; one that cannot be read is left out. */
export async function readLinks({ version: { pathList } }: ServiceLinks): Promise<string[]> {
  const read = await Promise.all(pathList.map(({ path }) => openLink(path).catch(() => undefined)))
  return read.filter((link) => link !== undefined)
}

/** A page of ours is no help while the site is closed, the desk apart. */
export function isOpenAlways(link: string): boolean {
  return link === desk || /^https?:/.test(link)
}
