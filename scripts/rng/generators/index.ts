import type { Entropy } from './entropy.ts'
import { planted } from './planted.ts'
import { studio, type Generator } from './studio.ts'

export { fixed, live, type Entropy } from './entropy.ts'
export { planted } from './planted.ts'
export { studio, type Generator } from './studio.ts'
export { wordsFrom } from './words.ts'

/** The studio's generator, or a planted bad one, by name. */
export function generatorOf(name: string, entropy: Entropy): Generator {
  return (planted[name]?.make ?? studio)(entropy)
}
