/**
 * A bounded in-memory cache in two halves: when the new half is full it becomes the old one, and
 * entries not used since then are dropped.
 */
export class Cache<Value> {
  readonly #half: number
  #fresh = new Map<string, Value>()
  #old = new Map<string, Value>()
  #requestedOnce = new Set<string>()

  constructor(max: number) {
    this.#half = Math.ceil(max / 2)
  }

  get(key: string, make: () => Value): Value {
    const cached = this.#fresh.get(key)
    if (cached !== undefined) return cached
    const value = this.#old.get(key) ?? make()
    if (this.#fresh.size >= this.#half) {
      this.#old = this.#fresh
      this.#fresh = new Map()
    }
    this.#fresh.set(key, value)
    return value
  }

  /**
   * Caches a key only from its second request, for keys that are mostly requested once. The cached
   * value is shared and may be made by another function.
   */
  getRepeated(key: string, make: () => Value, makeCached = make): Value {
    const cached = this.#fresh.get(key)
    if (cached !== undefined) return cached
    if (this.#old.has(key) || this.#requestedOnce.delete(key)) return this.get(key, makeCached)
    if (this.#requestedOnce.size >= this.#half) this.#requestedOnce.clear()
    this.#requestedOnce.add(key)
    return make()
  }
}
