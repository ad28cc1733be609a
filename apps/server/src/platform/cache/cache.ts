/**
 * A bounded in-memory cache in two halves: when the new half is full it becomes the old one, and
 * entries not used since then are dropped.
 */
export class Cache<Value> {
  readonly #half: number
  #fresh = new Map<string, Value>()
  #old = new Map<string, Value>()
  #askedOnce = new Set<string>()

  constructor(most: number) {
    this.#half = Math.ceil(most / 2)
  }

  get(key: string, make: () => Value): Value {
    const known = this.#fresh.get(key)
    if (known !== undefined) return known
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
  getRepeated(key: string, make: () => Value, makeKept = make): Value {
    const known = this.#fresh.get(key)
    if (known !== undefined) return known
    if (this.#old.has(key) || this.#askedOnce.delete(key)) return this.get(key, makeKept)
    if (this.#askedOnce.size >= this.#half) this.#askedOnce.clear()
    this.#askedOnce.add(key)
    return make()
  }
}
