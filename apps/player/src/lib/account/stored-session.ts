import type { Value } from '#lib/call'
import { readSession, writeSession } from '#lib/storage'

export type Member = Value<'GET /wps/member/info'>

export const storedToken = () => readSession('token')
export const isVisitor = () => storedToken() === null

/** Stores the merchant, which every call sends because brands may share a host. */
export function storeMerchant(brand: { merchantCode: string; name: string }): void {
  writeSession('merchantCode', brand.merchantCode)
  writeSession('merchant', brand.name)
}
