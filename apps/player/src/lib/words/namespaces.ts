import type { PackCode } from '@fairhouse/i18n'
import type { Areas, Namespace } from '@fairhouse/i18n/namespace'

interface Loaded {
  packs: Map<PackCode, Areas>
  last?: Areas
}

/** The namespaces in use, with their loaded languages. */
const known = new Map<Namespace, Loaded>()
/** The language of the last change. */
let changedTo: PackCode | undefined

async function load(namespace: Namespace, code: PackCode): Promise<void> {
  const loaded: Loaded = known.get(namespace) ?? { packs: new Map() }
  known.set(namespace, loaded)
  const words = loaded.packs.get(code) ?? (await namespace.load(code))
  loaded.packs.set(code, words)
  loaded.last = words
}

/** Loads the namespaces in use in another language. */
export async function loadNamespaces(code: PackCode): Promise<void> {
  changedTo = code
  await Promise.all([...known.keys()].map((namespace) => load(namespace, code)))
}

/** Loads a part of the page together with the namespaces that its components use. */
export async function loadWithWords<Part>(
  namespaces: Namespace[],
  part: () => Promise<Part>,
  code: PackCode,
): Promise<Part> {
  const [loaded] = await Promise.all([part(), ...namespaces.map((one) => load(one, code))])
  // The language may have changed while the part loaded.
  const now = changedTo
  if (now !== undefined) {
    await Promise.all(namespaces.map((one) => load(one, now))).catch(() => undefined)
  }
  return loaded
}

/** The texts of a namespace; in the last language while the current one loads. */
export function areasOf(namespace: Namespace, code: PackCode): Areas {
  const loaded = known.get(namespace)
  const areas = loaded?.packs.get(code) ?? loaded?.last
  if (!areas) throw new Error('this part was loaded without its words')
  return areas
}
