import { skeleton } from '../names/confusables.ts'
import type { Institution } from './institution.ts'
import { china, indonesia, philippines, thailand } from './others.ts'
import { banks, wallets } from './vn.ts'

export { napasAcquirer } from './napas.ts'
export type { Institution } from './institution.ts'

export type InstitutionKind = 'bank' | 'ewallet'

/** LIST of the markets with a list of banks and e-wallets; another country is added here. */
const markets: Readonly<Record<string, Readonly<Record<InstitutionKind, readonly Institution[]>>>> =
  {
    VN: { bank: banks, ewallet: wallets },
    TH: { bank: thailand.banks, ewallet: thailand.wallets },
    ID: { bank: indonesia.banks, ewallet: indonesia.wallets },
    PH: { bank: philippines.banks, ewallet: philippines.wallets },
    CN: { bank: china.banks, ewallet: china.wallets },
  }

/** The banks or e-wallets of a market; empty where there is no list and any name is taken. */
export function institutionsOf(country: string, kind: InstitutionKind): readonly Institution[] {
  return markets[country]?.[kind] ?? []
}

/** Without what banks add to their names: `Vietcom`, `Vietcom bank` and Vietcombank are one. */
export function institutionKey(written: string): string {
  const letters = skeleton(written).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return addedWords.reduce((text, word) => text.replaceAll(word, ''), letters) || letters
}

/** LIST of these words, in the order in which they are taken away. */
const addedWords = ['nganhang', 'tmcp', 'bank', 'ธนาคาร', '银行'].map((word) => skeleton(word))

const keysOf = new WeakMap<readonly Institution[], ReadonlyMap<string, Institution>>()

/** An earlier row keeps a writing that a later one has too; ids come before names. */
function writingsOf(all: readonly Institution[]): ReadonlyMap<string, Institution> {
  const known = keysOf.get(all)
  if (known) return known
  const found = new Map<string, Institution>()
  const levels = [
    ({ id }: Institution) => [id],
    ({ name }: Institution) => [name],
    ({ fullName, aliases }: Institution) => [fullName, ...aliases],
  ]
  for (const writings of levels) {
    for (const one of all) {
      for (const writing of writings(one)) {
        const key = institutionKey(writing)
        if (key !== '' && !found.has(key)) found.set(key, one)
      }
    }
  }
  keysOf.set(all, found)
  return found
}

/** Recognises a bank or e-wallet by its id, its name or another writing. */
export function institutionNamed(
  country: string,
  kind: InstitutionKind,
  written: string,
): Institution | undefined {
  const all = institutionsOf(country, kind)
  const trimmed = written.trim()
  return all.find(({ id }) => id === trimmed) ?? writingsOf(all).get(institutionKey(trimmed))
}
