import type { Content } from './rules.ts'

/** Content per brand, cached until it changes. */
export function createContentCache(read: (brandId: string) => Promise<Content>) {
  // Caches the promise, so that an entry forgotten while loading does not come back.
  const cached = new Map<string, Promise<Content>>()

  function load(brandId: string): Promise<Content> {
    const reading = read(brandId)
    cached.set(brandId, reading)
    reading.catch(() => {
      if (cached.get(brandId) === reading) cached.delete(brandId)
    })
    return reading
  }

  return {
    get: (brandId: string) => cached.get(brandId) ?? load(brandId),
    forget: (brandId: string) => void cached.delete(brandId),
    forgetAll: () => cached.clear(),
  }
}

export type ContentCache = ReturnType<typeof createContentCache>
