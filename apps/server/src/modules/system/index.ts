import type { BrandModule } from '#modules/brand'
import type { ContentModule } from '#modules/content'
import type { MemberModule } from '#modules/member'
import type { Kit } from '#platform/kit'
import { systemHttp } from './http.ts'

/** What a page starts with, put together from the modules that know it. */
export function createSystem(
  kit: Kit,
  brand: BrandModule,
  content: ContentModule,
  member: MemberModule,
) {
  return { http: systemHttp(kit, brand, content, member) }
}
