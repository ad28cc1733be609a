import type { Value } from '#lib/call'
import { readSession, writeSession } from '#lib/storage'

export type Member = Value<'GET /wps/member/info'>

export const storedToken = () => readSession('token')
export const isVisitor = () => storedToken() === null

/** Whose site this is: told with every call where brands share a host. */
export function keepMerchant(brand: { merchantCode: string; name: string }): void {
  writeSession('merchantCode', brand.merchantCode)
  writeSession('merchant', brand.name)
}
