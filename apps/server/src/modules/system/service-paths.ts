import { sealLink } from '@fairhouse/protocol/service-link'
import type { Brand } from '#modules/brand'
import type { Random } from '#platform/random'

interface ServicePath {
  type: string
  path: string
}

/** Encrypted customer-service links, sealed once per brand state. */
export function createServicePaths(random: Random): (brand: Brand) => Promise<ServicePath[]> {
  const sealed = new WeakMap<Brand, Promise<ServicePath[]>>()

  const seal = async (url: string) => {
    const key = random.bytes(6).toString('base64url')
    return sealLink(url, key, Uint8Array.from(random.bytes(12)))
  }

  return (brand) => {
    const known = sealed.get(brand)
    if (known) return known
    const links = brand.settings.serviceLinks
    const paths = Promise.all(links.map(async ({ type, url }) => ({ type, path: await seal(url) })))
    sealed.set(brand, paths)
    return paths
  }
}
