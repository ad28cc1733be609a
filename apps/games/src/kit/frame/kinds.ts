import type { Machine, MachineSetup } from '#kit/machine'

type Kind = { readonly createMachine: (setup: MachineSetup) => Machine }

/** LIST of game kinds, each loaded on demand. */
const kinds: Readonly<Record<string, () => Promise<Kind>>> = {
  grid: () => import('#slots'),
  lines: () => import('#slots'),
}

export async function loadKind(kind: string): Promise<Kind> {
  const load = kinds[kind]
  if (!load) throw new Error(`no client for games of the kind ${kind}`)
  return load()
}
