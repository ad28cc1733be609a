/** LIST of values of `opens`, on the wire and stored; the second opens the provider's games. */
export const wireOpens = ['GAME', 'VASSALAGE'] as const

export type WireOpens = (typeof wireOpens)[number]

/** A tile starts its game or opens the list of the provider's games. */
export type Opens = 'GAME' | 'PROVIDER'

/** The address parameter of a provider in old links. */
export const oldProviderParameter = 'vassalage'

/** Fields with our names in place of the specification's. */
export type FromWire<T> = {
  [
    K in keyof T as K extends 'vassalage' ? 'providerCode' : K extends 'isGame' ? 'opens' : K
  ]: K extends 'isGame' ? Opens : T[K]
}

/** Fields with the specification's names, as they are sent. */
export type ToWire<T> = {
  [
    K in keyof T as K extends 'providerCode' ? 'vassalage' : K extends 'opens' ? 'isGame' : K
  ]: K extends 'opens' ? WireOpens : T[K]
}

export const opensFromWire = (opens: unknown): Opens =>
  opens === 'VASSALAGE' ? 'PROVIDER' : 'GAME'

/** Renames the fields of one object that came by the wire. */
export function fromWireNames<T extends object>(wire: T): FromWire<T> {
  const fields = Object.entries(wire).map(([name, value]: [string, unknown]) => {
    if (name === 'vassalage') return ['providerCode', value]
    return name === 'isGame' ? ['opens', opensFromWire(value)] : [name, value]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries() forgets the names
  return Object.fromEntries(fields) as FromWire<T>
}

/** Renames the fields of one object that goes by the wire. */
export function toWireNames<T extends object>(own: T): ToWire<T> {
  const fields = Object.entries(own).map(([name, value]: [string, unknown]) => {
    if (name === 'providerCode') return ['vassalage', value]
    return name === 'opens' ? ['isGame', value === 'PROVIDER' ? 'VASSALAGE' : value] : [name, value]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries() forgets the names
  return Object.fromEntries(fields) as ToWire<T>
}
