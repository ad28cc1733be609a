import type { Content } from './rules.ts'

/** The content of brands that were asked for, kept until it changes. */
export function createShelf(read: (brandId: string) => Promise<Content>) {
  // The promise itself is kept: one that is forgotten while it reads is not put back.
  const kept = new Map<string, Promise<Content>>()

  function take(brandId: string): Promise<Content> {
    const reading = read(brandId)
    kept.set(brandId, reading)
    reading.catch(() => {
      if (kept.get(brandId) === reading) kept.delete(brandId)
    })
    return reading
  }

  return {
    of: (brandId: string) => kept.get(brandId) ?? take(brandId),
    forget: (brandId: string) => void kept.delete(brandId),
    forgetAll: () => kept.clear(),
  }
}

export type Shelf = ReturnType<typeof createShelf>
