/**
 * Answers that were given, so that they are made once. In two halves: when the new one is full it
 * becomes the old one, and what of that nobody asks for again is gone with it.
 */
export class Kept<Value> {
  readonly #half: number
  #fresh = new Map<string, Value>()
  #old = new Map<string, Value>()
  #askedOnce = new Set<string>()

  constructor(most: number) {
    this.#half = Math.ceil(most / 2)
  }

  of(key: string, make: () => Value): Value {
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
   * The same, from the second time on: for what is mostly asked for once. What is kept, and so
   * given to several, may be made in another way.
   */
  ofRepeated(key: string, make: () => Value, makeKept = make): Value {
    const known = this.#fresh.get(key)
    if (known !== undefined) return known
    if (this.#old.has(key) || this.#askedOnce.delete(key)) return this.of(key, makeKept)
    if (this.#askedOnce.size >= this.#half) this.#askedOnce.clear()
    this.#askedOnce.add(key)
    return make()
  }
}
